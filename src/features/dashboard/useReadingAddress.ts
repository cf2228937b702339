import { groupFilter, type Reading } from '../../model/dashboard/reading';
import type { SpanOfDays } from '../../model/dashboard/timeSpan';
import { useZoned } from './useZone';
import { useListAddress } from '../../views/metrics/useMetric';

type Group = { readonly key: string | null; readonly span?: SpanOfDays | undefined };

/** Where the records behind a number are listed: its own filter, and that of its group where it is one of several. */
export const useReadingAddress = () => {
  const listAddress = useListAddress();
  const inZone = useZoned();
  return (reading: Reading, group?: Group): string | undefined => {
    const { zoned, questions } = inZone(reading);
    const { of, whole } = questions;
    const more = group && groupFilter(zoned, group.key, group.span);
    if (group && !more) return undefined;
    return listAddress(of, { ...whole.filter, ...more });
  };
};
