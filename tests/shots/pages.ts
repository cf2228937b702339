import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { Resource } from '../../src/model/resolved/resource';

export type ShotPage = { readonly name: string; readonly address: string };

const model = createModel(config, kinds);

export const { resources } = model;

/** Each dashboard at the address it was declared with. */
export const dashboardPages: readonly ShotPage[] = model.dashboards.map(({ key, path }) => ({
  name: `dashboard-${key}`,
  address: path,
}));

/** The id of some record of an entity; undefined where there is none. */
export type FindId = (resource: Resource) => Promise<string | undefined>;

/** Every page that an entity has: list, record and forms, or the one form of an only record. */
export const pagesOf = async (resource: Resource, findId: FindId): Promise<readonly ShotPage[]> => {
  const { key, name, single, can } = resource;
  const at = (page: string, path: string): ShotPage => ({
    name: `${key}-${page}`,
    address: `/${name}${path}`,
  });
  if (single) return [at('only', '')];
  const id = await findId(resource);
  return [
    at('list', ''),
    ...(can.create ? [at('create', '/create')] : []),
    ...(id === undefined ? [] : [at('show', `/${id}/show`)]),
    ...(id === undefined || !can.edit ? [] : [at('edit', `/${id}`)]),
  ];
};
