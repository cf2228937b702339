import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackend } from '../../../tests/servers/backend';
import { createTabWorld, mintSession, type Tab } from '../../../tests/servers/tabWorld';
import type { Session } from './savedSession';
import { soon } from '../../../tests/soon';

const backend = createBackend();
let channels: BroadcastChannel[];
beforeEach(() => void (channels = []));
afterEach(() => channels.forEach((channel) => channel.close()));

/** A tab, and what it says to one beside it that asks. */
const open = (overrides: Partial<Session>) => {
  const name = `hand over ${Math.random()}`;
  const [own, other] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  channels.push(own, other);
  const tab = createTabWorld('http://127.0.0.1:9').open({ channel: own });
  tab.session.set(mintSession(backend, { remember: false, ...overrides }));
  const answers = async (): Promise<unknown[]> => {
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }: MessageEvent) => void heard.push(data));
    // It hears the question after the session has, and says this after the answer.
    own.addEventListener('message', () => own.postMessage('answered'), { once: true });
    other.postMessage({ type: 'ask' });
    await soon(() => expect(heard).toContain('answered'));
    return heard.filter((said) => (said as { type?: unknown }).type === 'handOver');
  };
  return { tab, answers };
};

it('hands a session that no storage shares to a tab that asks', async () => {
  const { tab, answers } = open({});
  expect(await answers()).toEqual([{ type: 'handOver', session: tab.session.get() }]);
});

it.each([
  ['remembered', { remember: true }, () => {}],
  ['ended', {}, ({ session }: Tab) => session.end('refused')],
  ['signed out', {}, ({ session }: Tab) => session.clear()],
])('hands nothing over while it is %s', async (...[, overrides, come]) => {
  const { tab, answers } = open(overrides);
  come(tab);
  expect(await answers()).toEqual([]);
});
