import { useCallback } from 'react';
import { useModel } from '../../fields/AdminContext';
import type { Row } from '../../model/comparable';
import { groupFilter, readingQuestions, type Reading } from '../../model/dashboard/reading';
import type { SpanOfDays } from '../../model/dashboard/timeSpan';

type Behind = { readonly key: string | null; readonly span?: SpanOfDays | undefined };

/** Where the records behind a number are listed: its own filter, and that of its group where it is one of several. */
export const useListAddress = () => {
  const model = useModel();
  return useCallback(
    (reading: Reading, group?: Behind): string | undefined => {
      const { of, whole } = readingQuestions(reading);
      const more = group && groupFilter(reading, group.key, group.span);
      if (group && !more) return undefined;
      return addressOf(model.resource(of).name, { ...whole.filter, ...more });
    },
    [model],
  );
};

/* The filter stands there even when it asks nothing: without one, a list comes back as it was left. */
const addressOf = (name: string, filter: Row): string =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
