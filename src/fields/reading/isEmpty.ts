/** Nothing to show or check: no value, blank text or an empty list. */
export const isEmpty = (value: unknown): value is null | undefined | '' | readonly [] =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
