import { useListContext, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { dayIn } from '../../model/numbers/zones';
import { isWithin, type Placing, type When } from './placing';
import type { Window } from './spans';

/** A record in the calendar. */
export type Entry = {
  readonly record: RaRecord;
  /** Its place among the records that came. */
  readonly index: number;
  readonly when: When;
  /** The days that it touches, where the reader is. */
  readonly days: Window;
};

/** The records of the list that touch the window, in the order in which they begin. */
export const useEntries = (placing: Placing, window: Window, zone: string): readonly Entry[] => {
  const { data } = useListContext();
  const { first, last } = window;
  return useMemo(
    () =>
      (data ?? []).flatMap((record: RaRecord, index: number) => {
        const when = placing.whenOf(record);
        return when && isWithin(when, { first, last }, zone)
          ? [{ record, index, when, days: daysOf(when, zone) }]
          : [];
      }),
    [data, placing, first, last, zone],
  );
};

/* What ends at midnight does not touch the day that begins then. */
const daysOf = ({ from, to, isWhole }: When, zone: string): Window => {
  if (isWhole) return { first: from, last: to };
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return { first: dayIn(begin, zone), last: dayIn(Math.max(begin, end - 1), zone) };
};
