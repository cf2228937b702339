import type { Kind, Kinds } from '../model/resolved/kind';

const found = import.meta.glob<Kind>(['./*/kind.ts', './special/*/kind.ts'], {
  eager: true,
  import: 'default',
});

/** Every kind of this product: one folder each, found by pattern, so that nobody keeps a list. */
export const kinds = Object.fromEntries(
  Object.values(found).map((kind) => [kind.name, kind]),
) as unknown as Kinds;
