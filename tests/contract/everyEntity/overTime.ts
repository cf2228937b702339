import type { Resource } from '../../../src/model/resolved/resource';

/** A state as it was asked for, or as time has made it at once: an invoice that was due long ago. */
export const isOrBecame = (value: unknown, { asked, field }: Asked, { timed }: Resource): boolean =>
  value === asked ||
  timed.some((move) => move.field === field && move.from.some((from) => from === asked) && move.to === value);

type Asked = { readonly asked: unknown; readonly field: string };
