import type { QueryClient } from '@tanstack/react-query';
import type { Live } from '../model/live/live';
import type { Resource } from '../model/resolved/resource';
import { hasTyped } from '../views/hasTyped';
import { readAgainOnReturn } from './refetchOnReturn';

/** Milliseconds in which everything that arrives leads to one request for each list. */
const PAUSE = 500;

type Told = Pick<Resource, 'key' | 'name' | 'live'> & { readonly api: Pick<Resource['api'], 'source'> };

type Options = {
  readonly live: Pick<Live, 'state' | 'arrivals' | 'subscribe' | 'follow'>;
  readonly model: { readonly resources: readonly Told[] };
  /** Does the server say of every record that it was changed? */
  readonly offersLive: () => boolean;
};

/**
 * Has open lists of `live` entities asked anew when something arrives, and all that the server tells of when the
 * connection to it is back: one load fills the gap (F-01). A page that nobody sees asks once, when it is seen again (F-11).
 * Answers with what ends it.
 */
export const keepFresh = (client: QueryClient, { live, model, offersLive }: Options): (() => void) => {
  const told = model.resources.filter(({ api }) => api.source !== 'demo');
  const follows = new Map(told.filter((each) => each.live).map(({ key, name }) => [key, name]));
  const toldNames = new Set(told.map(({ name }) => name));
  const isList = ([name, method]: readonly unknown[]) =>
    method === 'getList' && [...follows.values()].includes(String(name));
  /* What will be asked for when the connection is back, is not asked for before. */
  const isTold = (queryKey: readonly unknown[]) =>
    isList(queryKey) || (isLost() && offersLive() && toldNames.has(String(queryKey[0])));

  let wasOn = live.state() === 'on';
  const due = new Set<string>();
  const isLost = () => wasOn && (live.state() === 'lost' || live.state() === 'connecting');
  let isAllDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    for (const name of due) void client.invalidateQueries({ queryKey: [name, 'getList'] });
    if (isAllDue && offersLive() && !hasTyped())
      void client.invalidateQueries({
        type: 'active',
        predicate: ({ queryKey }) => toldNames.has(String(queryKey[0])) && !isDue(queryKey),
      });
    due.clear();
    isAllDue = false;
  };
  const isDue = ([name, method]: readonly unknown[]) => method === 'getList' && due.has(String(name));
  const readSoon = () => {
    if (due.size > 0 || isAllDue) timer ??= setTimeout(read, PAUSE);
  };

  let before = { state: live.state(), arrivals: live.arrivals() };
  const ends = [
    readAgainOnReturn(client, isTold),
    live.subscribe(() => {
      const now = { state: live.state(), arrivals: live.arrivals() };
      /* lost, refused, or closed with a session that has been taken up again: something may have been missed */
      const isBack = wasOn && now.state === 'on' && before.state !== 'on';
      wasOn ||= now.state === 'on';
      isAllDue ||= isBack;
      for (const [key, name] of follows)
        if (isBack || hasMore(now.arrivals[key], before.arrivals[key])) due.add(name);
      before = now;
      readSoon();
    }),
    live.follow(({ entity }) => {
      const name = follows.get(entity);
      if (name !== undefined) due.add(name);
      readSoon();
    }),
  ];
  document.addEventListener('visibilitychange', readSoon);
  return () => {
    ends.forEach((end) => end());
    document.removeEventListener('visibilitychange', readSoon);
    clearTimeout(timer);
  };
};

const hasMore = (now: readonly unknown[] = [], before: readonly unknown[] = []): boolean => {
  if (now === before) return false;
  const known = new Set(before);
  return now.some((each) => !known.has(each));
};
