import type { View } from '../../config/field';
import { isLive } from '../compute/isLive';
import { checkName, checkNames } from './checkNames';
import { comparedFault } from './checkValue';
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
    if (isDict(filter)) checkPreset(filter, place(`presets[${index}].filter`));
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

const isFilterable = ({ name, kind, resolved }: KnownField, { at, report }: Place): boolean => {
  if (isLive(resolved?.compute)) {
    report({ id: 'RC051', path: at, message: `"${name}" is never stored, so no record is found by it` });
    return false;
  }
  if (!kind || !isDict(kind.filter)) return true;
  report({ id: 'RC014', path: at, message: `"${name}" cannot be filtered: ${kind.filter.none}` });
  return false;
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

const checkPreset = (filter: Dict, place: Place): void => {
  for (const [asked, value] of Object.entries(filter)) {
    if (asked === 'q') continue;
    const range = /^(.+)_[gl]te$/.exec(asked)?.[1];
    const field = checkName(range ?? asked, place);
    if (!field) continue;
    const { report } = place;
    const at = `${place.at}.${asked}`;
    if (!isFilterable(field, { ...place, at })) continue;
    if (range !== undefined && field.kind && field.kind.filter !== 'range') {
      report({
        id: 'RC014',
        path: at,
        message: `"${range}" is not filtered by range`,
        hint: 'Only ranges take _gte and _lte.',
      });
    }
    // A filter carries numbers as texts, so only the values of a choice can be wrong.
    for (const each of [value].flat().filter(isText)) {
      const fault = field.values && comparedFault(field, each);
      if (fault) report({ ...fault, path: at });
    }
  }
};

const checkPositive = (list: Dict, key: string, { report }: Scope): void => {
  for (const option of ['perPage', 'pollSeconds']) {
    const given = list[option];
    if (typeof given !== 'number' || given > 0) continue;
    report({ id: 'RC044', path: `${key}.list.${option}`, message: `${given} is not above 0` });
  }
};
