import type { Temporal } from 'temporal-polyfill';

export type { Temporal };

const native = (globalThis as { readonly Temporal?: typeof Temporal }).Temporal;

/** Calendars and clocks; where the language has them itself, as browsers do, the library is not downloaded. */
export const temporal: typeof Temporal = native ?? (await import('temporal-polyfill')).Temporal;
