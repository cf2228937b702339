import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNotify, type Identifier, type RaRecord } from 'react-admin';
import { MOST_PER_PAGE, UNPAGED } from '../../config/limits';
import type { Resource } from '../../model/resolved/resource';
import { useLive, useWithArrived } from '../../views/LiveContext';
import { useFailureText } from '../../views/useFailureText';
import { useGateway } from '../../views/useGateway';

export type Notice = RaRecord & { readonly id: string };

export type Notices = {
  /** As the server gave them, with what has arrived since in front; undefined until the first answer. */
  readonly notices: readonly Notice[] | undefined;
  readonly unread: readonly Notice[];
  readonly error: Error | null;
  readonly reload: () => Promise<unknown>;
  /** It is gone at once, and back with the reason when the server refuses (S7.09, S7.11). */
  readonly remove: (notice: Notice) => Promise<void>;
  /** Says of exactly the unread ones that they have been read (S7.12). */
  readonly markRead: () => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** The notices of an entity. */
export type Told = Notices & { readonly resource: Resource };

/** What the bell tells whoever is signed in. */
export const useNotices = (resource: Resource): Notices => {
  const { name, bell } = resource;
  const provider = useGateway();
  const say = useSayFailure();
  const client = useQueryClient();
  const { isThere, all, error, refetch } = useTold(resource);
  const [removed, setRemoved] = useState<ReadonlySet<Identifier>>(NONE_REMOVED);
  const notices = useMemo(() => all.filter(({ id }) => !removed.has(id)), [all, removed]);
  const unread = useMemo(
    () => notices.filter((notice) => notice[bell?.read ?? ''] !== true),
    [notices, bell],
  );

  /* Pages that list them ask anew; here it is known already. */
  const tellLists = () =>
    client.invalidateQueries({
      queryKey: [name, 'getList'],
      predicate: ({ queryKey }) => queryKey[2] !== BELL,
    });
  const remove = async (notice: Notice) => {
    setRemoved((before) => new Set(before).add(notice.id));
    try {
      await provider.delete(name, { id: notice.id, previousData: notice });
    } catch (failure) {
      // What is gone already is what was wanted (E-08).
      if (!hasKind(failure, 'notFound')) {
        say(failure);
        await refetch();
        setRemoved((before) => new Set([...before].filter((id) => id !== notice.id)));
      }
    }
    await tellLists();
  };
  const change = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      say(failure);
      // Nobody knows what became of it; of a refusal nothing did (S7.13, S7.15).
      if (!(failure instanceof Error && 'unknownOutcome' in failure && failure.unknownOutcome === true))
        return;
    }
    await Promise.all([refetch(), tellLists()]);
  };
  return {
    notices: isThere ? notices : undefined,
    unread,
    error,
    reload: refetch,
    remove,
    markRead: async () => {
      if (unread.length > 0) await change(() => provider.markRead(name, { ids: unread.map(({ id }) => id) }));
    },
    clear: () => change(() => provider.clear(name, {})),
  };
};

/* The list of whoever is signed in, with what has arrived since it was asked for. */
const useTold = ({ key, name, api, list }: Resource) => {
  const provider = useGateway();
  const live = useLive();
  const { data, error, refetch } = useQuery({
    retry: false,
    queryKey: [name, 'getList', BELL],
    queryFn: async ({ signal }) => {
      const isCovered = live.covering(key);
      const pagination = { page: 1, perPage: api.isPaged ? MOST_PER_PAGE : UNPAGED };
      const asked = { pagination, sort: list.sort, filter: {}, signal };
      const answer = await provider.getList<Notice>(name, asked);
      isCovered();
      return answer.data;
    },
  });
  const all = useWithArrived(key, data ?? NONE);
  return { isThere: data !== undefined || all.length > 0, all, error, refetch };
};

const BELL = 'bell';
const NONE: readonly Notice[] = [];
const NONE_REMOVED: ReadonlySet<Identifier> = new Set();

const hasKind = (failure: unknown, kind: string): boolean =>
  failure instanceof Error && 'kind' in failure && failure.kind === kind;

/* What a person asked for and did not get is told (S8.05, S8.07, S8.08). */
const useSayFailure = () => {
  const notify = useNotify();
  const textOf = useFailureText();
  return (failure: unknown) => notify(textOf(failure), { type: 'error' });
};
