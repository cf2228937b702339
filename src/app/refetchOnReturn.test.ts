// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgainOnReturn } from './refetchOnReturn';

const MINUTE = 60_000;
let asked: string[] = [];
let stops: (() => void)[] = [];

const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
const read = (name: string) => async () => asked.push(name);
const keyOf = (name: string) => [name, 'getList', { page: 1 }];

beforeEach(async () => {
  vi.useFakeTimers();
  for (const name of ['campaigns', 'notifications']) {
    const observer = new QueryObserver(client, { queryKey: keyOf(name), queryFn: read(name) });
    stops.push(observer.subscribe(() => undefined));
  }
  await client.fetchQuery({ queryKey: keyOf('left'), queryFn: read('left') });
  stops.push(readAgainOnReturn(client, ([name, method]) => name === 'notifications' && method === 'getList'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  asked = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const hideFor = async (minutes: number) => {
  become('hidden');
  await vi.advanceTimersByTimeAsync(minutes * MINUTE);
  become('visible');
};

const settle = () => vi.advanceTimersByTimeAsync(MINUTE);

describe('what is on screen', () => {
  it('F-11 is read once when the connection is back, but not what the server tells by itself', async () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toEqual(['campaigns']);
  });

  it('F-11 is read once when the page has been out of sight for more than five minutes', async () => {
    await hideFor(4);
    await settle();
    expect(asked).toEqual([]);
    await hideFor(6);
    await settle();
    expect(asked).toEqual(['campaigns']);
    // A device that wakes says both.
    await hideFor(6);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toEqual(['campaigns', 'campaigns']);
  });

  it('F-11 is left alone while something typed is not saved, and after the end', async () => {
    const typed = document.body.appendChild(document.createElement('span'));
    typed.dataset['unsaved'] = '';
    await hideFor(60);
    await settle();
    expect(asked).toEqual([]);
    typed.remove();
    stops.pop()?.();
    await hideFor(60);
    await settle();
    expect(asked).toEqual([]);
  });
});
