import { useQueries } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { HISTORY_PAGE, type HistoryEntry } from '../../../model/answers/history';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Resource } from '../../../model/resolved/resource';
import { LOOKED_AT } from '../../../model/resolved/resourceProvider';
import { useEntity, useVisibleFields } from '../../useEntity';
import { matches } from '../../../model/rules/rules';
import { useGateway } from '../../useGateway';
import { mergeStory, type StoryEntry } from './mergeStory';

/** What happened: a change or a moment of the record itself, or a record of another entity that points at it. */
export type Happened =
  | { readonly change: HistoryEntry }
  | { readonly target: Resource; readonly record: RaRecord }
  | { readonly moment: ResolvedField };

export type StoryKind = { readonly key: string; readonly of: Resource['story'][number] | undefined };

/** Records of one page. */
const PAGE = 10;

type Page = { readonly entries: readonly StoryEntry<Happened>[]; readonly isWhole: boolean };

/** Asks each of these sources for its newest page, and for older ones as somebody wants to see more. */
export const useStory = (record: RaRecord, kinds: readonly StoryKind[]) => {
  const ask = useAsk(record);
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const moments = useMoments(record);
  const asked = kinds
    .filter(({ key }) => key !== MOMENTS)
    .flatMap((kind) => Array.from({ length: pages[kind.key] ?? 1 }, (_, page) => ({ kind, page })));
  const answers = useQueries({ queries: asked.map(ask) });
  const sources = kinds.map(({ key }) => {
    if (key === MOMENTS) return { key, entries: moments, isWhole: true };
    const own = answers.filter((_, at) => asked[at]?.kind.key === key).flatMap(({ data }) => data ?? []);
    return {
      key,
      entries: own.flatMap(({ entries }) => entries),
      isWhole: own.some(({ isWhole }) => isWhole),
    };
  });
  const { entries, next } = mergeStory(sources);
  return {
    entries: entries.filter((entry) => !isTold(entry, entries)),
    hasMore: next.length > 0,
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch: () => answers.forEach((answer) => answer.error && void answer.refetch()),
    more: () =>
      setPages((known) => ({
        ...known,
        ...Object.fromEntries(next.map((key) => [key, (known[key] ?? 1) + 1])),
      })),
  };
};

const MOMENTS = 'moments';

/* Its own, by its dates. */
const useMoments = (record: RaRecord): readonly StoryEntry<Happened>[] => {
  const { moments, fields } = useEntity();
  const { kinds } = useModel();
  return useVisibleFields('show')
    .filter(({ name, showWhen }) => moments.includes(name) && matches(showWhen, record, { fields, kinds }))
    .flatMap((moment) => {
      const at: unknown = record[moment.name];
      const isTime = typeof at === 'string' && !Number.isNaN(Date.parse(at));
      return isTime ? [{ key: moment.name, at, what: { moment } }] : [];
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
};

/* The change that wrote the moment says more than that it was one. */
const isTold = ({ at, what }: StoryEntry<Happened>, entries: readonly StoryEntry<Happened>[]): boolean =>
  'moment' in what &&
  entries.some(
    ({ what: other }) => 'change' in other && other.change.change.after?.[what.moment.name] === at,
  );

type Asked = { readonly kind: StoryKind; readonly page: number };

const useAsk = (record: RaRecord) => {
  const entity = useEntity();
  const model = useModel();
  const provider = useGateway();
  const id = String(record.id);
  const history = async (page: number, signal: AbortSignal): Promise<Page> => {
    const { data } = await provider.getHistory(entity.name, { id, page, signal });
    return {
      entries: data.entries.map((change) => ({ key: change.id, at: change.at, what: { change } })),
      isWhole: (page + 1) * HISTORY_PAGE >= data.total,
    };
  };
  const related = async (
    of: NonNullable<StoryKind['of']>,
    { page, signal }: { page: number; signal: AbortSignal },
  ): Promise<Page> => {
    const target = model.resource(of.resource);
    const { data } = await provider.getList(target.name, {
      filter: { [of.target]: id },
      sort: { field: of.at, order: 'DESC' },
      pagination: { page: page + 1, perPage: PAGE },
      meta: LOOKED_AT,
      signal,
    });
    return {
      entries: data.flatMap((each: RaRecord) => {
        const at: unknown = each[of.at];
        return typeof at === 'string'
          ? [{ key: `${of.resource} ${each.id}`, at, what: { target, record: each } }]
          : [];
      }),
      isWhole: data.length < PAGE,
    };
  };
  return ({ kind: { key, of }, page }: Asked) => ({
    queryKey: [entity.name, 'getStory', id, key, page, record['__v'] ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      of ? related(of, { page, signal }) : history(page, signal),
  });
};
