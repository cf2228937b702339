import { sortKeyAt } from '../../model/resolved/fieldAt';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { conditionsOf } from '../../model/rules/conditions';
import { matchesAll } from '../../model/rules/matchConditions';
import { sorted } from '../../model/rules/sorted';
import type { Question } from './dialect';
import type { AppRecord } from './record';

type Place = { readonly resource: Resource; readonly kinds: Kinds };

/**
 * The page that was asked for, out of all records of a list that is not paged. In the order of the entity the records
 * stay as the server gave them (S7.07).
 */
export const pageOfAll = (
  records: readonly AppRecord[],
  { page, perPage, sort, filter }: Question,
  { resource, kinds }: Place,
): { data: AppRecord[]; total: number } => {
  const { conditions, search } = conditionsOf(resource, filter, kinds);
  const met = records.filter((record) => matchesAll(record, conditions, search));
  const own = resource.list.sort;
  const isOwn = sort.field === '' || (sort.field === own.field && sort.order === own.order);
  const by = {
    ...sortKeyAt(resource.fields, sort.field, kinds),
    descending: sort.order === 'DESC',
  };
  const ordered = isOwn ? met : sorted(met, [by]);
  return { data: ordered.slice((page - 1) * perPage, page * perPage), total: met.length };
};
