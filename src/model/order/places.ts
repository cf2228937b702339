/**
 * A text that sorts between two others, or beyond one where the other is missing. Between any two there is always
 * another one, so a record moves without any other. It has digits and small letters alone: it sorts the same with and
 * without regard to case, in every store.
 *
 * The first letter says how many digits of a whole number follow (`n` one, `o` two; below zero `m` one, `l` two), so that
 * what goes on at an end grows like a number; what follows these is a fraction.
 */
export const placeBetween = (low: string | undefined, high: string | undefined): string => {
  if (low === undefined && high === undefined) return FIRST;
  if (low === undefined) return beforeAll(high ?? FIRST);
  const whole = wholeOf(low);
  if (high !== undefined && low >= high) throw new Error(`There is no place between "${low}" and "${high}".`);
  if (high !== undefined && whole === wholeOf(high))
    return whole + halfway(low.slice(whole.length), high.slice(whole.length));
  const next = raised(whole);
  return high === undefined || next < high ? next : whole + halfway(low.slice(whole.length), undefined);
};

/** So many places between two others, in their order, each about as short as it can be. */
export const placesBetween = (low: string | undefined, high: string | undefined, count: number): string[] => {
  if (count === 0) return [];
  if (high === undefined) {
    const first = placeBetween(low, undefined);
    return [first, ...follow(first, count - 1)];
  }
  const half = count >> 1;
  const middle = placeBetween(low, high);
  return [...placesBetween(low, middle, half), middle, ...placesBetween(middle, high, count - half - 1)];
};

const follow = (first: string, count: number): string[] => {
  const places: string[] = [];
  for (let last = first; places.length < count; places.push(last)) last = placeBetween(last, undefined);
  return places;
};

const beforeAll = (high: string): string => {
  const whole = wholeOf(high);
  return high.length > whole.length ? whole : lowered(whole);
};

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LEAST = '0';
const MOST = 'z';
const FIRST = 'n0';

/* `n0` and what is above it begins with `n` to `z`, what is below with `m` to `a`. */
const ZERO = 'n'.charCodeAt(0);

const wholeOf = (place: string): string => {
  const head = place.charCodeAt(0) - ZERO;
  return place.slice(0, 1 + (head < 0 ? -head : head + 1));
};

const raised = (whole: string): string => {
  const digits = carried(whole.slice(1), { last: MOST, first: LEAST, by: 1 });
  if (digits !== undefined) return whole.slice(0, 1) + digits;
  const head = whole.charCodeAt(0) + 1;
  return String.fromCharCode(head) + LEAST.repeat(lengthFor(head));
};

const lowered = (whole: string): string => {
  const digits = carried(whole.slice(1), { last: LEAST, first: MOST, by: -1 });
  if (digits !== undefined) return whole.slice(0, 1) + digits;
  const head = whole.charCodeAt(0) - 1;
  return String.fromCharCode(head) + MOST.repeat(lengthFor(head));
};

const lengthFor = (head: number): number => (head < ZERO ? ZERO - head : head - ZERO + 1);

type Step = { readonly last: string; readonly first: string; readonly by: 1 | -1 };

/* One more, or less; undefined where that has another number of digits. */
const carried = (digits: string, { last, first, by }: Step): string | undefined => {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === last) end -= 1;
  if (end === 0) return undefined;
  const digit = DIGITS.indexOf(digits.charAt(end - 1)) + by;
  return digits.slice(0, end - 1) + DIGITS.charAt(digit) + first.repeat(digits.length - end);
};

/* A fraction between two others, none of which ends with a zero. */
const halfway = (low: string, high: string | undefined): string => {
  let same = 0;
  while (high !== undefined && (low.charAt(same) || LEAST) === high.charAt(same)) same += 1;
  if (high !== undefined && same > 0) return high.slice(0, same) + halfway(low.slice(same), high.slice(same));
  const from = low === '' ? 0 : DIGITS.indexOf(low.charAt(0));
  const to = high === undefined ? DIGITS.length : DIGITS.indexOf(high.charAt(0));
  if (to - from > 1) return DIGITS.charAt((from + to + 1) >> 1);
  if (high !== undefined && high.length > 1) return high.slice(0, 1);
  return DIGITS.charAt(from) + halfway(low.slice(1), undefined);
};
