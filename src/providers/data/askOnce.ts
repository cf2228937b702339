import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import type { Live } from '../../model/live/live';
import type { PageModel } from '../../model/resolved/model';
import { writeMethods, type ResourceProvider } from '../../model/resolved/resourceProvider';
import { download } from '../../parts/download';
import { questionOf, type Asked } from '../rest/reading';
import type { AppRecord } from '../rest/record';

type Options = {
  readonly model: PageModel;
  /** Whatever has a list read again marks it as old here, and the end of a session empties it. */
  readonly client: QueryClient;
  /** Tells of what others change. */
  readonly live: Pick<Live, 'follow' | 'subscribe'>;
  /** Whoever is signed in: what came for one is no answer for another. */
  readonly who: () => unknown;
};

type Copy = {
  readonly rows: Promise<GetListResult>;
  readonly who: unknown;
  readonly until: number;
  readonly answered: Set<string>;
};

/** Milliseconds after which another page is asked for anew: nobody may tell us what others do meanwhile. */
const KEPT = 60_000;

/**
 * A list that is not paged comes whole: it is asked for once, and other pages, orders and filters are made of what came.
 * A question that the copy has answered already goes to the host, since somebody wants to know whether it is still so.
 * After news (a push, a write, another person) a copy that is still on its way is left to those who waited for it: whoever
 * asks after the news has a copy that was asked for after the news.
 */
export const askOnce = (
  provider: ResourceProvider,
  { model, client, live, who }: Options,
): ResourceProvider => {
  const whole = model.resources.filter(({ api }) => !api.isPaged && api.source !== 'demo');
  if (whole.length === 0) return provider;
  const copies = new Map<string, Copy>();
  const drop = () => copies.clear();
  live.follow(drop);
  live.subscribe(drop);
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') drop();
    if (event.type === 'updated' && event.action.type === 'invalidate')
      copies.delete(String(event.query.queryKey[0]));
  });

  const copyOf = (name: string, asked: string): Promise<GetListResult> => {
    const known = copies.get(name);
    if (known && known.who === who() && Date.now() < known.until && !known.answered.has(asked)) {
      known.answered.add(asked);
      return known.rows;
    }
    const rows: Promise<GetListResult> = provider.getList(name, EVERYTHING);
    const made = { rows, who: who(), until: Date.now() + KEPT, answered: new Set([asked]) };
    copies.set(name, made);
    rows.catch(() => copies.get(name) === made && copies.delete(name));
    return rows;
  };
  const pageOf = async (name: string, params: GetListParams) => {
    const { pagination, sort, filter, meta } = params;
    const all = await copyOf(name, JSON.stringify([pagination, sort, filter, meta]));
    const { pageOfAll } = await download(() => import('../rest/pageOfAll'));
    const place = { resource: model.resource(name), kinds: model.kinds };
    const { groups, ...page } = pageOfAll(all.data as AppRecord[], questionOf(params as Asked), place);
    return { ...all, ...page, meta: { ...(all.meta as object), groups } };
  };
  const writing = Object.fromEntries(
    writeMethods.map((method) => {
      const write = provider[method] as (...call: unknown[]) => Promise<unknown>;
      return [method, (...call: unknown[]) => write(...call).finally(drop)];
    }),
  );
  return {
    ...provider,
    ...writing,
    getList: ((name: string, params: GetListParams) =>
      whole.some((each) => each.name === name)
        ? pageOf(name, params)
        : provider.getList(name, params)) as ResourceProvider['getList'],
  };
};

/* In the order of its server. */
const EVERYTHING = {
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  sort: { field: '', order: 'ASC' },
  filter: {},
} as const;
