import type { Resource } from '../../../src/model/resolved/resource';
import { idOf, type Variant } from './worstRecords';

/** A page with the hardest records: what it is called, where it is, and whether the gateway there has nothing but people. */
export type WorstPage = { readonly name: string; readonly address: string; readonly isEmpty?: true };

/** Every page of an entity: its list with all and with nothing, its longest and its emptiest record, and its forms. */
export const worstPagesOf = (
  { key, name, single, can }: Resource,
  people: readonly string[],
): WorstPage[] => {
  const page = (what: string, path: string): WorstPage => ({
    name: `${key}-${what}`,
    address: `/${name}${path}`,
  });
  if (single) return [page('only', '')];
  const show = (variant: Variant) => page(`show-${variant}`, `/${idOf(key, variant)}/show`);
  return [
    page('list', `?perPage=25&sort=createdAt&order=DESC`),
    ...(people.includes(key) ? [] : [{ ...page('list-empty', ''), isEmpty: true } as const]),
    show('unbroken'),
    show('scripts'),
    show('empty'),
    ...(can.edit ? [page('edit', `/${idOf(key, 'unbroken')}`)] : []),
    ...(can.create ? [page('create', '/create')] : []),
  ];
};
