import { isLive } from '../../compute/isLive';
import { filterOperators } from '../../resolve/resolveFilter';
import { numberOf } from '../../values/comparable';
import { isPlainObject } from '../../values/plainObject';
import { checkName, type Place } from '../checkNames';
import { comparedFault } from '../checkValue';
import { hintFor } from '../didYouMean';
import { checkContext, type ContextPlace } from '../resource/checkContext';
import type { KnownField } from '../scope';
import { isText, join, type Dict } from '../untrusted';

/** Not declared by an entity, but on every record. */
const OWN_NAMES = ['id', 'createdAt', 'updatedAt'];

/** Where a filter stands; of a reference with the place of what is filled in, which `$me` and `$of` ask. */
export type FilterPlace = Place & { readonly around?: Pick<ContextPlace, 'fields' | 'context'> };

/** The filter of a saved query, a number or a reference: what lists can be asked, of fields and values that there are. */
export const checkFilter = (filter: Dict, place: FilterPlace): void => {
  for (const [asked, value] of Object.entries(filter)) {
    if (asked === 'q') continue;
    const at = join(place.at, asked);
    if (asked.startsWith('$')) {
      reportUnasked(asked, { ...place, at });
      continue;
    }
    const [, name = asked, size] = /^(.+)_([gl]te)$/.exec(asked) ?? [];
    if (OWN_NAMES.includes(name) && !place.fields.has(name)) checkOwn(value, { ...place, at });
    else {
      const field = checkName(name, place);
      if (!field || !isFilterable(field, { ...place, at })) continue;
      if (size === undefined) checkAsked(value, field, { ...place, at });
      else checkComparison([`$${size}`, value], field, { ...place, at });
    }
  }
};

const checkAsked = (asked: unknown, field: KnownField, place: FilterPlace): void => {
  if (!isPlainObject(asked)) return checkValues([asked].flat(), field, place);
  if (isFromContext(asked, field, place)) return;
  for (const [operator, value] of Object.entries(asked))
    checkComparison([operator, value], field, { ...place, at: join(place.at, operator) });
};

type Comparison = readonly [operator: string, value: unknown];

const checkComparison = ([operator, value]: Comparison, field: KnownField, place: FilterPlace): void => {
  if (!filterOperators.includes(operator)) return reportUnasked(operator, place);
  const { at, report } = place;
  const why = operator === '$contains' && place.around ? byWhole : unfitting(operator, value, field);
  if (why) return report({ path: at, ...why });
  if (!isFromContext(value, field, place)) checkValues([value].flat(), field, place);
};

type Why = { readonly id: 'RC014' | 'RC016' | 'RC036'; readonly message: string; readonly hint?: string };

/* What is chosen is judged by the server as well, which is told by whole values. */
const byWhole: Why = { id: 'RC014', message: 'what a reference offers is told by whole values' };

const unfitting = (operator: string, value: unknown, { name, kind }: KnownField): Why | undefined => {
  if (!kind) return undefined;
  const isWords = kind.filter === 'contains';
  if (operator === '$exists')
    return typeof value === 'boolean' ? undefined : { id: 'RC036', message: '$exists takes true or false' };
  if (operator === '$in' && !Array.isArray(value))
    return { id: 'RC036', message: '$in takes a list of values' };
  if (operator === '$contains') {
    if (!isWords)
      return { id: 'RC014', message: `"${name}" is not found by a part of it`, hint: 'Write its value.' };
    return isText(value) ? undefined : { id: 'RC036', message: '$contains takes a text' };
  }
  if (operator === '$gte' || operator === '$lte') {
    if (kind.filter !== 'range' && !kind.ends)
      return {
        id: 'RC014',
        message: `"${name}" is not filtered by range`,
        hint: 'Only ranges take _gte, _lte, $gte, $lte.',
      };
    const isNone = kind.order === 'number' && !isPlainObject(value) && numberOf(value) === undefined;
    return isNone ? { id: 'RC016', message: `${JSON.stringify(value)} is no number` } : undefined;
  }
  const isOne = [value].flat().length < 2 && value !== null;
  return isWords && isOne
    ? {
        id: 'RC014',
        message: `"${name}" is found by a part of its text, not by all of it`,
        hint: 'Write { "$contains": "…" }.',
      }
    : undefined;
};

/* A filter carries numbers as texts, so only the values of a choice can be wrong. */
const checkValues = (values: readonly unknown[], field: KnownField, place: FilterPlace): void => {
  for (const each of values.filter(isText)) {
    const fault = (field.values ?? field.entries) && comparedFault(field, each);
    if (fault) place.report({ ...fault, path: place.at });
  }
};

const checkOwn = (asked: unknown, place: FilterPlace): void => {
  if (!isPlainObject(asked)) return;
  for (const operator of Object.keys(asked))
    if (!filterOperators.includes(operator))
      reportUnasked(operator, { ...place, at: join(place.at, operator) });
};

const isFromContext = (
  value: unknown,
  field: KnownField,
  { at, report, fields, around }: FilterPlace,
): boolean => checkContext(value, field, { fields, ...around, at, report });

const reportUnasked = (word: string, { at, report }: Place): void =>
  report({
    id: 'RC036',
    path: at,
    message: `a list cannot be asked for "${word}"`,
    hint: instead[word] ?? hintFor(word, filterOperators),
  });

/* What rules can say, and no list is asked. */
const instead: Readonly<Record<string, string>> = {
  $and: 'Write its parts side by side: all of them must hold.',
  $or: 'Of one field write a list of values; different fields need a filter each.',
  $not: 'Write the values that it may have.',
  $ne: 'Write the values that it may have.',
  $nin: 'Write the values that it may have.',
  $gt: 'Write { "$gte": … }: lists are filtered from a value on, with it.',
  $lt: 'Write { "$lte": … }: lists are filtered up to a value, with it.',
};

/** Can lists be filtered by the field? If not, that is reported. */
export const isFilterable = ({ name, kind, resolved }: KnownField, { at, report }: Place): boolean => {
  if (isLive(resolved?.compute)) {
    report({ id: 'RC051', path: at, message: `"${name}" is never stored, so no record is found by it` });
    return false;
  }
  if (!kind || !isPlainObject(kind.filter)) return true;
  report({ id: 'RC014', path: at, message: `"${name}" cannot be filtered: ${kind.filter.none}` });
  return false;
};
