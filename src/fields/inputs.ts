import type { KindName } from '../config/fieldKinds';
import type { InputView } from './inputView';

const found = import.meta.glob<InputView>('./*/input.tsx', { eager: true, import: 'default' });

/** Every kind's input, by kind name (its folder). Loaded with the first form or filter, not with the list. */
export const inputs = byFolder(found);

function byFolder(modules: Record<string, InputView>) {
  const named = Object.entries(modules).map(([path, view]) => [path.split('/')[1], view]);
  return Object.fromEntries(named) as { readonly [K in KindName]: InputView };
}
