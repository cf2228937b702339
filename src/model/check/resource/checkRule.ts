import { checkContext, type ContextPlace } from './checkContext';
import { comparedFault } from '../checkValue';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import type { KnownField } from '../scope';
import { isUnsatisfiable } from '../semantic/isUnsatisfiable';
import { dictOf, isText, join, listOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

type Place = ContextPlace;

const joiners = ['$and', '$or', '$not'];
const lists = ['$in', '$nin'];
const comparisons = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$exists', '$contains', ...lists];

/** Unknown fields, operators and values in a rule, and values from the context where there are none. */
export const checkRule = (rule: unknown, place: Place): void => {
  if (!isPlainObject(rule)) return;
  let isSound = true;
  const report: Report = (found) => {
    isSound = false;
    place.report(found);
  };
  checkParts(rule, { ...place, report });
  if (!isSound || !isUnsatisfiable(rule, place.fields)) return;
  const hint =
    'A field has one value at a time: for one of several write { "$in": [...] }, or join rules by $or.';
  place.report({ id: 'RC114', path: place.at, message: 'no record can meet this rule', hint });
};

const checkParts = (rule: Dict, place: Place): void => {
  for (const [name, asked] of Object.entries(rule))
    checkPart(name, asked, { ...place, at: join(place.at, name) });
};

const checkPart = (name: string, asked: unknown, place: Place): void => {
  if (joiners.includes(name)) return checkJoined(name, asked, place);
  const { at, fields, report } = place;
  if (name.startsWith('$')) {
    const hint = hintFor(name, joiners);
    return report({ id: 'RC036', path: at, message: `"${name}" does not join rules`, hint });
  }
  const field = fields.get(name);
  if (field?.kind?.isPersonal) {
    const hint = 'Filter by it, in list.filters or in a preset.';
    return report({ id: 'RC170', path: at, message: `"${name}" is a mark, which no record holds`, hint });
  }
  if (field) return checkAsked(asked, field, place);
  if (name === 'id') return;
  const hint = hintFor(name, [...fields.keys()]);
  report({ id: 'RC010', path: at, message: `unknown field "${name}"`, hint });
};

const checkJoined = (name: string, asked: unknown, place: Place): void => {
  const isWhole = name === '$not' ? isPlainObject(asked) : Array.isArray(asked) && asked.every(isPlainObject);
  if (!isWhole) {
    const message = name === '$not' ? '$not takes a rule' : `${name} takes a list of rules`;
    return place.report({ id: 'RC036', path: place.at, message });
  }
  if (name === '$not') return checkParts(dictOf(asked), place);
  listOf(asked).forEach((each, index) => checkParts(dictOf(each), { ...place, at: `${place.at}[${index}]` }));
};

const checkAsked = (asked: unknown, field: KnownField, place: Place): void => {
  if (checkContext(asked, field, place)) return;
  const isComparison = isPlainObject(asked) && Object.keys(asked).some((name) => name.startsWith('$'));
  if (isComparison) return checkComparisons(asked, field, place);
  [asked].flat().forEach((each) => checkValue(each, field, place));
};

const checkComparisons = (asked: Dict, field: KnownField, place: Place): void => {
  for (const [operator, value] of Object.entries(asked)) {
    const { report } = place;
    const at = join(place.at, operator);
    if (!comparisons.includes(operator)) {
      const hint = hintFor(operator, comparisons);
      report({ id: 'RC036', path: at, message: `unknown operator "${operator}"`, hint });
    } else if (operator === '$exists') {
      if (typeof value !== 'boolean')
        report({ id: 'RC036', path: at, message: '$exists takes true or false' });
    } else if (operator === '$contains') {
      if (!isText(value)) report({ id: 'RC036', path: at, message: '$contains takes a text' });
    } else if (!lists.includes(operator)) {
      checkValue(value, field, { ...place, at });
    } else if (Array.isArray(value)) {
      value.forEach((each) => checkValue(each, field, { ...place, at }));
    } else {
      report({ id: 'RC036', path: at, message: `${operator} takes a list of values` });
    }
  }
};

const checkValue = (value: unknown, field: KnownField, place: Place): void => {
  const { at, report } = place;
  if (checkContext(value, field, place)) return;
  const fault = comparedFault(field, value);
  if (fault) report({ ...fault, path: at });
};
