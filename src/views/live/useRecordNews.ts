import { useCallback } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import type { Change, News } from '../../model/live/changes';
import { useEntity } from '../useEntity';
import { useNews } from './useNews';

export type RecordNews = {
  readonly text: string;
  readonly isGone: boolean;
  /** Only numbers have changed that nobody types: they can be shown without a word. */
  readonly isCounted: boolean;
};

/** What became of this record since it was read: "Changed by Anna". Without a person it may follow from what one did oneself. */
export const useRecordNews = (id: Identifier, isFetching: boolean): RecordNews => {
  const { key } = useEntity();
  const translate = useTranslate();
  const part = useCallback(
    ({ records, by }: Change): News | undefined => {
      const what = records.get(String(id));
      return what && { records: new Map([[String(id), what]]), more: 0, by };
    },
    [id],
  );
  const { records, by } = useNews(key, { isFetching, part });
  const what = records.get(String(id));
  const isGone = what === 'removed';
  const sentence = isGone ? 'app.live.removed' : 'app.live.changed';
  const text = by === undefined ? translate(sentence) : translate(`${sentence}By`, { name: by });
  const isCounted = what === 'counted';
  return { text: what && !isCounted ? text : '', isGone, isCounted };
};
