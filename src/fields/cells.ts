import type { KindName } from '../config/fieldKinds';
import type { CellView } from './cellView';

const found = import.meta.glob<CellView>(['./*/cell.tsx', './special/*/cell.tsx'], {
  eager: true,
  import: 'default',
});

/** Every kind's drawing, by kind name (its folder). Loaded with the first list. */
export const cells = byFolder(found);

function byFolder(modules: Record<string, CellView>) {
  const named = Object.entries(modules).map(([path, view]) => [path.split('/').at(-2), view]);
  return Object.fromEntries(named) as { readonly [K in KindName]: CellView };
}
