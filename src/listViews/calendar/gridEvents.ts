import { daysAfter } from './places';
import type { When } from './placing';

/** When an entry is, as the grid has it: whole days end where the next one begins. */
export const eventTimes = ({ from, to, isWhole }: When, hasLength: boolean) => ({
  start: from,
  ...(isWhole ? { end: daysAfter(to, 1) } : hasLength && { end: to }),
  allDay: isWhole,
});

/** What the grid says of an entry, or of a place in it; with the offset of a moment. */
export type Spot = { readonly startStr: string; readonly endStr: string; readonly allDay: boolean };

/** When that is. A day or a moment alone has no end. */
export const whenAt = ({ startStr, endStr, allDay }: Spot): When => {
  if (allDay) {
    const first = startStr.slice(0, 'YYYY-MM-DD'.length);
    const next = endStr === '' ? daysAfter(first, 1) : endStr.slice(0, 'YYYY-MM-DD'.length);
    return { from: first, to: daysAfter(next, -1), isWhole: true };
  }
  const from = new Date(startStr).toISOString();
  return { from, to: endStr === '' ? from : new Date(endStr).toISOString(), isWhole: false };
};
