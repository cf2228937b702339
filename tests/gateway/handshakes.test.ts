import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { serveGateway } from './testGateway';

const OPENED = 120;

it('a page that shows its token is connected while others of its address open connections and show none', async () => {
  const gateway = await serveGateway(createMemoryStore());
  onTestFinished(() => gateway.stop());
  const { accessToken: token, userData } = await gateway.signIn('root@demo.com', 'root pass');
  const address = `${gateway.url}/socket.io/?EIO=4&transport=polling&userId=ada`;
  const openOne = async () => {
    const answer = await fetch(address);
    return /"sid":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  };
  const ids = await Promise.all(Array.from({ length: OPENED }, openOne));
  expect(ids.filter((id) => id !== '')).toHaveLength(OPENED);
  const socket = io(gateway.url, {
    query: { user: 'customer', userId: String(userData['_id']) },
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  onTestFinished(() => void socket.close());
  const outcome = await new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  expect(outcome).toBe('connected');
  const others = await Promise.all(
    ids.map((id) => fetch(`${address}&sid=${id}`, { method: 'POST', body: '40' })),
  );
  expect(others.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(50);
});
