import type { View } from '../../config/field';
import { checkFilter, isFilterable } from './checkFilter';
import { checkName, checkNames } from './checkNames';
import { hintFor } from './didYouMean';
import type { Entity, KnownField, Scope } from './scope';
import { dictOf, isDict, isText, listOf, textsOf, type Dict } from './untrusted';

/** Columns, filters, sort, presets, card and numbers of the list page. */
export const checkList = (entity: Entity, scope: Scope): void => {
  const list = dictOf(entity.declared.list);
  const place = (option: string) => ({
    at: `${entity.key}.list.${option}`,
    fields: entity.fields,
    report: scope.report,
  });
  for (const field of checkNames(list.columns, place('columns'))) checkView(field, 'list', place('columns'));
  for (const field of checkNames(list.filters, place('filters'))) {
    if (isFilterable(field, place('filters'))) checkView(field, 'filter', place('filters'));
  }
  for (const line of ['primary', 'secondary', 'aside'])
    checkName(dictOf(list.card)[line], place(`card.${line}`));
  checkSort(list.sort, place('sort'));
  listOf(list.presets).forEach((preset, index) => {
    const { filter } = dictOf(preset);
    if (isDict(filter)) checkFilter(filter, place(`presets[${index}].filter`));
  });
  checkPositive(list, entity.key, scope);
};

type Place = { readonly at: string; readonly fields: Entity['fields']; readonly report: Scope['report'] };

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

const checkSort = (sort: unknown, place: Place): void => {
  if (!Array.isArray(sort)) return;
  const [name, order] = sort as readonly unknown[];
  const { at, fields, report } = place;
  if (sort.length !== 2)
    report({
      id: 'RC003',
      path: at,
      message: 'must be a field and an order',
      hint: 'Write ["number", "ASC"].',
    });
  if (isText(order) && order !== 'ASC' && order !== 'DESC') {
    report({
      id: 'RC006',
      path: at,
      message: `"${order}" is not allowed`,
      hint: hintFor(order, ['ASC', 'DESC']),
    });
  }
  const isStamp = name === 'createdAt' || name === 'updatedAt';
  const field = isStamp && !fields.has(name) ? undefined : checkName(name, place);
  if (field?.resolved && !field.resolved.sortable) {
    report({ id: 'RC018', path: at, message: `"${field.name}" cannot be sorted` });
  }
};

const checkPositive = (list: Dict, key: string, { report }: Scope): void => {
  for (const option of ['perPage', 'pollSeconds']) {
    const given = list[option];
    if (typeof given !== 'number' || given > 0) continue;
    report({ id: 'RC044', path: `${key}.list.${option}`, message: `${given} is not above 0` });
  }
};
