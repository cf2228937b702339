import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import { writeMethods, type ResourceProvider } from '../../model/resolved/resourceProvider';
import { download } from '../../parts/download';
import { questionOf } from '../rest/reading';
import type { AppRecord } from '../rest/record';

type Options = {
  /** Whose cache it is kept in: it goes with the person, and whatever has a list read again drops it. */
  readonly client: QueryClient;
  readonly model: Model;
};

/**
 * A list that is not paged comes whole: it is asked for once, and other pages, orders and filters are made of what is there.
 * The same asked for again is asked of its host again, since somebody wants to know whether it is still so. Every write drops
 * what is there: it may have changed any list.
 */
export const askOnce = (provider: ResourceProvider, { client, model }: Options): ResourceProvider => {
  const whole = model.resources.filter(({ api }) => !api.isPaged && api.source !== 'demo');
  if (whole.length === 0) return provider;
  /* What was asked for last, of each list. */
  const last = new Map<string, string>();
  const keyOf = ({ name }: Resource) => [name, 'getList', 'all'];
  const drop = () => whole.forEach((resource) => client.removeQueries({ queryKey: keyOf(resource) }));
  const pageOf = async (resource: Resource, params: GetListParams) => {
    const asked = JSON.stringify([params.pagination, params.sort, params.filter, params.meta]);
    const isAgain = last.get(resource.name) === asked;
    last.set(resource.name, asked);
    const all = await client.fetchQuery({
      queryKey: keyOf(resource),
      queryFn: () => provider.getList(resource.name, { ...EVERYTHING, sort: { ...resource.list.sort } }),
      staleTime: isAgain ? 0 : Infinity,
    });
    const place = { resource, kinds: model.kinds };
    const { pageOfAll } = await download(() => import('../rest/pageOfAll'));
    const { groups, ...page } = pageOfAll(all.data as AppRecord[], questionOf(params), place);
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
    getList: ((name: string, params: GetListParams) => {
      const resource = whole.find((each) => each.name === name);
      return resource ? pageOf(resource, params) : provider.getList(name, params);
    }) as ResourceProvider['getList'],
  };
};

const EVERYTHING = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, filter: {} };
