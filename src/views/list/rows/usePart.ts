import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import {
  useDataProvider,
  useListContext,
  useResourceContext,
  type GetListResult,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { growingPages } from '../../../model/pages/growingPages';
import { withinFilter } from '../../../model/pages/withinFilter';
import { LOOKED_AT } from '../../../model/resolved/resourceProvider';
import type { Row } from '../../../model/values/comparable';
import { useEntity } from '../../useEntity';

export type PartQuestion = {
  /** Which records of the list are in it. */
  readonly filter: Row;
  /** How many it shows at first. Default: 20. */
  readonly perPage?: number | undefined;
  /** In which order. Default: that of the list. */
  readonly sort?: SortPayload | undefined;
};

const FIRST = 20;

/**
 * The records of a part of the open list, and the way to more of them. They are asked for as lists are, so that whatever
 * has a list read again has its parts read again.
 */
export const usePart = ({ filter, perPage = FIRST, sort: ownSort }: PartQuestion) => {
  const resource = useResourceContext() ?? '';
  const { pollSeconds } = useEntity().list;
  const provider = useDataProvider();
  const { filterValues, sort: listSort } = useListContext();
  const both = withinFilter((filterValues ?? {}) as Row, filter);
  const sort = ownSort ?? listSort;
  const [presses, press] = usePresses(JSON.stringify([both, sort, perPage]));
  const pages = both ? growingPages(perPage, presses) : [];
  const asked = useQueries({
    queries: pages.map((pagination) => {
      const params = { pagination, sort, filter: both, meta: LOOKED_AT };
      return {
        queryKey: [resource, 'getList', params],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const canEnd = provider.supportAbortSignal === true;
          const answer = await provider.getList<RaRecord>(resource, { ...params, ...(canEnd && { signal }) });
          return {
            data: answer.data,
            total: answer.total,
            pageInfo: answer.pageInfo,
            meta: answer.meta as unknown,
          };
        },
        retry: false,
        refetchInterval: pollSeconds === undefined ? (false as const) : pollSeconds * 1000,
      };
    }),
    combine: together,
  });
  const { hasNextPage, isMoreFetching, data } = asked;
  const refetch = useCallback(() => asked.again.forEach((again) => void again()), [asked.again]);
  const more = useMemo(
    () => ({ isOffered: hasNextPage, isPending: isMoreFetching, onMore: press }),
    [hasNextPage, isMoreFetching, press],
  );
  return {
    ...asked,
    ...(both ? {} : NOTHING),
    perPage: data?.length ?? perPage,
    refetch,
    more,
    isPossible: both !== undefined,
  };
};

const NOTHING = { data: [], total: 0, isPending: false, hasNextPage: false };

/* Of another question nobody has asked for more yet. */
const usePresses = (question: string) => {
  const [pressed, setPressed] = useState({ question, presses: 0 });
  const presses = pressed.question === question ? pressed.presses : 0;
  const press = useCallback(() => setPressed({ question, presses: presses + 1 }), [question, presses]);
  return [presses, press] as const;
};

type Answer = UseQueryResult<{
  readonly data: readonly RaRecord[];
  readonly total: number | undefined;
  readonly pageInfo: GetListResult['pageInfo'] | undefined;
  readonly meta: unknown;
}>;

/* A record that has moved on to the next page while that was asked for is shown once. */
const together = (answers: readonly Answer[]) => {
  const [first] = answers;
  const there = answers.filter(({ data }) => data !== undefined);
  const last = there.at(-1)?.data;
  const records = new Map(
    there.flatMap(({ data }) => data?.data.map((each) => [each.id, each] as const) ?? []),
  );
  const total = last?.total;
  return {
    data: first?.data && [...records.values()],
    total,
    meta: last?.meta as unknown,
    error: answers.find(({ error }) => error)?.error ?? null,
    isPending: first?.isPending ?? false,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isMoreFetching: answers.at(-1)?.isPending ?? false,
    hasNextPage: last?.pageInfo?.hasNextPage ?? (total !== undefined && records.size < total),
    again: answers.map(({ refetch }) => refetch),
  };
};
