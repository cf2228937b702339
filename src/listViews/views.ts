import type { KnownListViews, ListView } from '../model/resolved/listView';

const found = import.meta.glob<ListView>('./*/view.ts', { eager: true, import: 'default' });

/** Every way to look at a list: one folder each, found by pattern, so that nobody keeps a list. */
export const listViews: KnownListViews = Object.fromEntries(
  Object.values(found).map((view) => [view.name, view]),
);
