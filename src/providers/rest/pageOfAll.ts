import { groupsOf, type GroupOfPage } from '../../model/pages/groups';
import { pageInGroups } from '../../model/pages/pageInGroups';
import { fieldAt, sortKeyAt } from '../../model/resolved/fieldAt';
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
  { page, perPage, sort, filter, group }: Question,
  { resource, kinds }: Place,
): { data: AppRecord[]; total: number; groups?: readonly GroupOfPage[] } => {
  const { conditions, search } = conditionsOf(resource, filter, kinds);
  const met = records.filter((record) => matchesAll(record, conditions, search));
  const own = resource.list.sort;
  const isOwn = sort.field === '' || (sort.field === own.field && sort.order === own.order);
  const by = {
    ...sortKeyAt(resource.fields, sort.field, kinds),
    descending: sort.order === 'DESC',
  };
  const ordered = isOwn ? met : sorted(met, [by]);
  const groups = group && groupsOf(fieldAt(resource.fields, group.field), group, kinds);
  const total = met.length;
  if (groups) return { ...pageInGroups(ordered, { path: group.field, groups }, { page, perPage }), total };
  return { data: ordered.slice((page - 1) * perPage, page * perPage), total };
};
