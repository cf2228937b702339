import type { View } from '../../../config/field';
import { checkChangeable } from './checkChangeable';
import { checkFilter, isFilterable } from './checkFilter';
import { checkName, checkNames } from '../checkNames';
import { checkOrder } from './checkOrder';
import { checkRail } from './checkRail';
import { checkSort } from './checkSort';
import { checkTree } from './checkTree';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, listOf, textsOf } from '../untrusted';
import { groupsBy } from '../../pages/groups';
import { isPlainObject } from '../../values/plainObject';

/** Columns, filters, sort, presets, card and numbers of the list page. */
export const checkList = (entity: Entity, scope: Scope): void => {
  const list = dictOf(entity.declared.list);
  const place = (option: string) => ({
    at: `${entity.key}.list.${option}`,
    fields: entity.fields,
    report: scope.report,
  });
  for (const field of checkNames(list.columns, place('columns'))) checkView(field, 'list', place('columns'));
  for (const field of checkNames(list.bulkEdit, place('bulkEdit')))
    checkView(field, 'edit', place('bulkEdit'));
  for (const field of checkNames(list.inlineEdit, place('inlineEdit')))
    checkView(field, 'edit', place('inlineEdit'));
  for (const field of checkNames(list.filters, place('filters'))) {
    if (isFilterable(field, place('filters'))) checkView(field, 'filter', place('filters'));
  }
  checkGroupBy(checkName(list.groupBy, place('groupBy')), place('groupBy'), scope);
  for (const line of ['primary', 'secondary', 'aside'])
    checkName(dictOf(list.card)[line], place(`card.${line}`));
  checkSort(list.sort, place('sort'));
  checkChangeable(entity, scope);
  checkOrder(entity, scope);
  checkTree(entity, scope);
  checkRail(list, place, scope);
  listOf(list.presets).forEach((preset, index) => {
    for (const option of ['filter', 'count']) {
      const filter = dictOf(preset)[option];
      if (isPlainObject(filter)) checkFilter(filter, place(`presets[${index}].${option}`));
    }
  });
};

type Place = { readonly at: string; readonly fields: Entity['fields']; readonly report: Scope['report'] };

const checkGroupBy = (field: KnownField | undefined, place: Place, { kinds }: Scope): void => {
  if (!field?.kind || !field.resolved) return;
  checkView(field, 'list', place);
  if (groupsBy(field.resolved, kinds) !== undefined) return;
  place.report({
    id: 'RC014',
    path: place.at,
    message: `rows cannot be grouped by "${field.name}"`,
    hint: 'Group by a choice, yes or no, a reference or a time.',
  });
};

const checkView = (
  { name, declared, kind, resolved }: KnownField,
  view: View,
  { at, report }: Place,
): void => {
  if (!kind || !resolved || resolved.views.includes(view)) return;
  const isDeclared = declared.only !== undefined || textsOf(declared.not).includes(view);
  const why = isDeclared
    ? '"only" or "not" keeps it out'
    : `${kind.name} fields are not there unless "only" says so`;
  report({ id: 'RC037', path: at, message: `"${name}" does not appear in the view "${view}": ${why}` });
};
