import { useEffect, useState } from 'react';
import { NO_NEWS, withNews, type Change, type News } from '../../model/live/changes';
import { useLive } from '../LiveContext';

type Options = {
  /** Whether it is being read at the moment. */
  readonly isFetching: boolean;
  /** What of a change is news here; nothing by default. */
  readonly part: (change: Change) => News | undefined;
};

/**
 * What others have changed since this was read the last time. What comes while it is being read again is kept: nobody
 * knows whether the answer has it.
 */
export const useNews = (entity: string, { isFetching, part }: Options): News => {
  const { follow } = useLive();
  const [{ news, since }, set] = useState<State>({ news: NO_NEWS });
  if (isFetching && !since) set({ news, since: NO_NEWS });
  if (!isFetching && since) set({ news: since });
  useEffect(
    () =>
      follow((change) => {
        const more = change.entity === entity ? part(change) : undefined;
        if (more) set((before) => withMore(before, more));
      }),
    [follow, entity, part],
  );
  return news;
};

type State = {
  readonly news: News;
  /** What came since reading began. */
  readonly since?: News;
};

const withMore = ({ news, since }: State, more: News): State => ({
  news: withNews(news, more),
  ...(since && { since: withNews(since, more) }),
});
