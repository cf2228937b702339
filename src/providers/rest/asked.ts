import type { AnswerIssue } from '../../model/answers/answerIssue';
import { compareText, isEmpty, numberOf, textOf, valueAt, type Row } from '../../model/values/comparable';
import { plainText } from '../../model/values/plainText';
import type { Search } from '../../model/rules/matchConditions';
import { conditionsOf } from '../../model/rules/conditions';
import { fieldAt } from '../../model/resolved/fieldAt';
import type { Kinds } from '../../model/resolved/kind';
import { groupsOf } from '../../model/pages/groups';
import { isMissed } from '../../model/rules/isMissed';
import { sortKey } from '../../model/rules/sorted';
import type { Resource } from '../../model/resolved/resource';
import type { Question } from './dialect';

type Place = { readonly resource: Resource; readonly kinds: Kinds };

/**
 * Where an answer is not what was asked for: rows that do not meet the filter, of which none has a word that was searched
 * for, or that are not in the order. A server may compare texts in ways of its own, so only what is wrong in every way
 * counts.
 */
export const unasked = (
  records: readonly Row[],
  { filter, sort, group }: Pick<Question, 'filter' | 'sort' | 'group'>,
  place: Place,
): AnswerIssue[] => {
  const { conditions, search } = conditionsOf(place.resource, filter, place.kinds);
  const strangers = records.filter((record) => conditions.some((condition) => isMissed(record, condition)));
  return [
    ...(strangers.length > 0 ? [{ key: 'notFiltered', count: strangers.length, reasons: [] } as const] : []),
    ...(records.length === 0 || isFoundIn(records, search)
      ? []
      : [{ key: 'notSearched', count: records.length, reasons: [] } as const]),
    ...(inParts(records, group, place).every((part) => isInOrder(part, sort, place))
      ? []
      : [{ key: 'notSorted', count: 1, reasons: [] } as const]),
  ];
};

/* In groups, each is in the order by itself. */
const inParts = (records: readonly Row[], group: Question['group'], { resource, kinds }: Place) => {
  const groups = group && groupsOf(fieldAt(resource.fields, group.field), group, kinds);
  if (!groups) return [records];
  const keyOf = (record: Row) => groups.keyOf(valueAt(record, group.field));
  const parts = new Map<string | null, Row[]>();
  for (const record of records) {
    const part = parts.get(keyOf(record));
    if (part) part.push(record);
    else parts.set(keyOf(record), [record]);
  }
  return [...parts.values()];
};

/* It may look for each word alone, and into fields that nobody has declared to be searched. */
const isFoundIn = (records: readonly Row[], search: Search | undefined): boolean => {
  if (!search) return true;
  const asked = [search.text, ...(search.also ?? []).map(({ text }) => text)];
  const words = asked.flatMap((text) => plainText(text).trim().split(/\s+/));
  return records.some((record) => {
    const texts = textsIn(record).map(plainText);
    return words.some((word) => texts.some((text) => text.includes(word)));
  });
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return isEmpty(value) ? [] : [String(value)];
};

const isInOrder = (records: readonly Row[], { field, order }: Question['sort'], place: Place): boolean => {
  const comparisons = comparisonsOf(field, place);
  const values = records.map((record) => valueAt(record, field)).filter((value) => !isEmpty(value));
  const sign = order === 'DESC' ? -1 : 1;
  return values.every(
    (value, at) =>
      at === 0 ||
      comparisons.length === 0 ||
      comparisons.some((compare) => !(compare(values[at - 1], value) * sign > 0)),
  );
};

type Compare = (a: unknown, b: unknown) => number;

/* The ways in which a server may sort by this field; none for choices, whose order may be their own. */
const comparisonsOf = (path: string, { resource, kinds }: Place): readonly Compare[] => {
  const field = fieldAt(resource.fields, path);
  if (!field) return OWN_MOMENTS.includes(path) ? [byMoment] : [];
  const { order, filter } = kinds[field.kind];
  if (order === 'number') return [byNumber];
  return filter === 'oneOf' || filter === 'equals' ? [] : byText;
};

const OWN_MOMENTS: readonly string[] = ['createdAt', 'updatedAt'];

/* What cannot be compared is not a number, and so is neither before nor after anything. */
const byNumber: Compare = (a, b) => (numberOf(a) ?? NaN) - (numberOf(b) ?? NaN);
const byMoment: Compare = (a, b) => Date.parse(textOf(a) ?? '') - Date.parse(textOf(b) ?? '');

const collators = [
  new Intl.Collator('en', { sensitivity: 'base' }),
  new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }),
  new Intl.Collator('en', { sensitivity: 'base', numeric: true }),
];

const ofTexts =
  (compare: (a: string, b: string) => number): Compare =>
  (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one === undefined || other === undefined ? NaN : compare(one, other);
  };

const byText: readonly Compare[] = [
  ofTexts((a, b) => compareText(sortKey(a), sortKey(b))),
  ofTexts((a, b) => Number(a > b) - Number(a < b)),
  ...collators.map(({ compare }) => ofTexts(compare)),
];
