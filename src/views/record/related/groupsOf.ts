import type { RaRecord } from 'react-admin';

export type Said = { readonly key: string; readonly by: unknown; readonly records: readonly RaRecord[] };

export type Day = { readonly name: string; readonly groups: readonly Said[] };

type Asked = {
  readonly by: string | undefined;
  readonly at: string;
  /** What the day of a moment is called. */
  readonly dayOf: (at: Date) => string;
};

/** Milliseconds within which what the same person has written belongs together. */
const CLOSE = 5 * 60_000;

/** What was written, the oldest first, by days, and there by who wrote it shortly after each other. */
export const groupsOf = (records: readonly RaRecord[], { by, at, dayOf }: Asked): readonly Day[] => {
  const days: { name: string; groups: { key: string; by: unknown; last: number; records: RaRecord[] }[] }[] =
    [];
  for (const record of records) {
    const time = new Date(String(record[at]));
    const ms = time.getTime();
    const name = Number.isNaN(ms) ? '' : dayOf(time);
    const author: unknown = by === undefined ? undefined : record[by];
    let day = days.at(-1);
    if (day?.name !== name) days.push((day = { name, groups: [] }));
    const group = day.groups.at(-1);
    if (group && group.by === author && ms - group.last <= CLOSE) {
      group.records.push(record);
      group.last = ms;
    } else day.groups.push({ key: String(record.id), by: author, last: ms, records: [record] });
  }
  return days;
};
