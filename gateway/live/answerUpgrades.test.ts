import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { answerUpgrades } from './answerUpgrades';

const HEAD = ['POST / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c'];

/* A server whose upgrades are answered, and all that comes back over one connection until it ends. */
const serving = async (answer: RequestListener, patience?: number) => {
  const server = createServer(answer);
  answerUpgrades(server, ({ url }) => url === '/taken', patience);
  server.on('upgrade', ({ url }, socket) => url === '/taken' && socket.end('taken up'));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (lines: readonly string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(lines.join('\r\n'));
    return text(socket);
  };
};

it('leaves alone what somebody else takes up', async () => {
  const say = await serving((_, response) => void response.end('answered'));
  const [, ...rest] = [...HEAD, '', ''];
  expect(await say(['GET /taken HTTP/1.1', ...rest])).toBe('taken up');
  expect(await say(['GET /other HTTP/1.1', ...rest])).toMatch(/^HTTP\/1\.1 200 OK[^]*answered/);
});

it('ends a request whose body never comes, as Node watches over it no more', async () => {
  const say = await serving((request, response) => void request.resume().on('end', () => response.end()), 1);
  expect(await say([...HEAD, 'Content-Length: 10', '', 'half'])).toBe('');
});

it('ends a request that nobody answers', async () => {
  const say = await serving(() => undefined, 1);
  expect(await say([...HEAD, '', ''])).toBe('');
});
