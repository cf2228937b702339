import type { Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { outcomeOf, recordIn, rowsIn } from './outcome';
import type { World } from './world';

export type Listing = {
  readonly filter?: Row;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly page?: number;
  readonly perPage?: number;
};

/** Records of an entity as they are listed. */
export const listOf = async (world: World, { name }: Resource, listing: Listing = {}): Promise<AppRecord[]> =>
  rowsIn(await outcomeOf(world, (provider) => provider.getList(name, paramsOf(listing))));

/** All records of an entity, or its only one. */
export const recordsOf = async (world: World, resource: Resource): Promise<AppRecord[]> => {
  const { single, name, key } = resource;
  if (!single) return listOf(world, resource);
  return [recordIn(await outcomeOf(world, (provider) => provider.getOne(name, { id: key })))];
};

/** The ids alone. */
export const idsListed = async (world: World, { name }: Resource, listing: Listing = {}): Promise<string[]> =>
  (
    await outcomeOf(world, async (provider) => {
      const { data } = await provider.getList<AppRecord>(name, paramsOf(listing));
      return { data: data.map(({ id }) => id) };
    })
  ).data as string[];

const paramsOf = ({
  filter = {},
  sort = { field: 'id', order: 'ASC' },
  page = 1,
  perPage = 1000,
}: Listing) => ({
  pagination: { page, perPage },
  sort,
  filter,
});
