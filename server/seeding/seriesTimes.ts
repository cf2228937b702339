const HOUR = 60 * 60 * 1000;
const DAYS = 180;

/* How busy an hour (UTC) and a day (from Sunday) is beside the others. */
const HOURS = [2, 1, 1, 1, 2, 5, 12, 25, 40, 44, 42, 36, 32, 34, 38, 40, 42, 44, 38, 28, 18, 10, 6, 3];
const WEEKDAYS = [4, 9, 10, 10, 11, 10, 6];

/**
 * Spreads a long series over the last 180 days as people write: by day more than by night, on Sundays least. The answer
 * takes a place from 0 (the oldest) to 1 (now) and gives the moment in milliseconds, rising.
 */
export const seriesTimes = (now: number): ((place: number) => number) => {
  const first = now - DAYS * 24 * HOUR;
  const upTo = [0];
  for (let start = first; start < now; start += HOUR) {
    const at = new Date(start);
    const weight = (HOURS[at.getUTCHours()] ?? 0) * (WEEKDAYS[at.getUTCDay()] ?? 0);
    upTo.push((upTo.at(-1) ?? 0) + weight);
  }
  const all = upTo.at(-1) ?? 0;
  return (place) => {
    const wanted = place * all;
    const hour = lastNotAbove(upTo, wanted);
    const [from = 0, to = from] = upTo.slice(hour, hour + 2);
    const part = to > from ? (wanted - from) / (to - from) : 0;
    return Math.min(Math.floor(first + (hour + part) * HOUR), now);
  };
};

const lastNotAbove = (rising: readonly number[], wanted: number): number => {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
};
