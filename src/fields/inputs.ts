import type { KindName } from '../config/fieldKinds';
import { download } from '../parts/download';
import type { InputView } from './inputView';

const found = import.meta.glob<InputView>(['./*/input.tsx', './special/*/input.tsx'], { import: 'default' });

export type Inputs = { readonly [K in KindName]?: InputView };

/** Every kind that has an input. */
export const inputNames = Object.keys(found).map((path) => nameOf(path));

/** Downloads the inputs of some kinds: a form loads what it shows, and a list loads none. */
export const loadInputs = async (names: readonly string[]): Promise<Inputs> => {
  const wanted = Object.entries(found).filter(([path]) => names.includes(nameOf(path)));
  return Object.fromEntries(
    await Promise.all(wanted.map(async ([path, load]) => [nameOf(path), await download(load)] as const)),
  );
};

function nameOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
