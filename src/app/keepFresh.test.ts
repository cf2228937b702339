// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeard } from '../providers/realtime/heard';
import { keepFresh } from './keepFresh';

const MINUTE = 60_000;
const live = { event: 'notification', owner: 'user' };
const resources = ['notices', 'plans'].map((key) => ({
  key,
  name: key,
  live: key === 'notices' ? live : undefined,
  api: { source: 'sms' as const },
}));

let asked: string[] = [];
let stops: (() => void)[] = [];
let heard: ReturnType<typeof createHeard>;

beforeEach(async () => {
  vi.useFakeTimers();
  heard = createHeard();
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  for (const key of ['notices', 'plans']) {
    const queryFn = async () => asked.push(key);
    stops.push(
      new QueryObserver(client, { queryKey: [key, 'getList', {}], queryFn }).subscribe(() => undefined),
    );
  }
  stops.push(keepFresh(client, { live: heard.live, model: { resources }, offersLive: () => true }));
  heard.tell({ state: 'on' });
  await settle();
  asked = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(MINUTE);

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const change = (entity: string) => heard.tellChange({ entity, records: new Map([['a', 'made']]), more: 0 });

describe('open lists', () => {
  it('follow what is told of entities whose records arrive, once for many, and leave the others where they are', async () => {
    for (let at = 0; at < 50; at += 1) change('notices');
    change('plans');
    await settle();
    expect(asked).toEqual(['notices']);
  });

  it('F-01 are asked for once, all of them, when the connection is back', async () => {
    heard.tell({ state: 'lost' });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toEqual([]);
    heard.tell({ state: 'on' });
    await settle();
    expect(asked.toSorted()).toEqual(['notices', 'plans']);
  });

  it('F-11 are not asked for by a page that nobody sees, and once when it is seen again', async () => {
    become('hidden');
    change('notices');
    heard.tell({ state: 'lost' });
    heard.tell({ state: 'on' });
    await settle();
    change('notices');
    await settle();
    expect(asked).toEqual([]);
    become('visible');
    await settle();
    expect(asked.toSorted()).toEqual(['notices', 'plans']);
  });
});
