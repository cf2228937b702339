import { expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { soon } from '../soon';
import { openListPage } from './listPage';
import { serveLive } from './liveWorld';
import { recordOf } from './testGateway';

it('F-12 two tabs of one person both follow, and what is changed in one is so in the other', async () => {
  // A gateway in this process knows nothing of the bytes of jsdom, and a page nothing but these of a browser.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const gateway = await serveLive(createMemoryStore());
  const tabs = [await openListPage(gateway.url, 'root'), await openListPage(gateway.url, 'root')] as const;
  onTestFinished(async () => {
    tabs.forEach(({ close }) => close());
    await gateway.stop();
    vi.unstubAllGlobals();
  });
  const show = (rows: readonly string[]) =>
    soon(() => expect(tabs.map(({ shown }) => shown())).toEqual([rows, rows]));
  const write = (method: string, path: string, text: string) =>
    gateway.send(method, path, {
      authorization: tabs[0].accessToken,
      body: { text },
      headers: { 'Idempotency-Key': text },
    });
  const { _id } = recordOf(await write('POST', '/v1/notices', 'new'));
  await show([`${_id} new`]);
  expect((await write('PATCH', `/v1/notices/${_id}`, 'read')).status).toBe(200);
  await show([`${_id} read`]);
});
