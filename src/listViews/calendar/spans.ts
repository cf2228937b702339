/** How much of the calendar is seen at once. */
export const spans = ['month', 'week', 'day', 'list'] as const;

export type Span = (typeof spans)[number];

/** What is seen of a calendar: as much as `span` says of the days around `on`. Days are as `2026-01-31`. */
export type Place = { readonly span: Span; readonly on: string };

/** The days that are seen, both included. */
export type Window = { readonly first: string; readonly last: string };
