import { fieldText, type FieldWording } from '../answers/fieldText';
import type { Kinds } from '../resolved/kind';
import type { Labels, ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { plainText } from '../values/plainText';
import { daysOf, timeNames, type Days, type TimeName } from './timeWords';

export type AskedList = {
  readonly entity: Resource;
  /** As the list takes it: `{ to: '+49', status: ['failed'], q: 'code' }`. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** What it asks for, in words. */
  readonly said: readonly { readonly label: Labels; readonly text: string }[];
};

export type ListAsker = {
  /** Those that may be asked for, the best first. */
  readonly entities: readonly Resource[];
  /** The language that names are read in, beside English, and the words of values are written in. */
  readonly wording: FieldWording;
  /** What each time is called. */
  readonly times: Readonly<Record<TimeName, readonly string[]>>;
  /** The day of whoever asks: `2026-11-23`. */
  readonly today: string;
  /** The moment when a day begins for whoever asks. */
  readonly beginOf: (day: string) => string;
  readonly may: (entity: Resource, field: ResolvedField) => boolean;
};

/**
 * The lists that words such as `sms to:+49 status:failed today` ask for: first the name of an entity, or how it begins,
 * then filters by name and value, values and times alone, and words to search for. None where nothing follows the name.
 */
export const askedLists = (text: string, asker: ListAsker): AskedList[] => {
  const words = Array.from(text.matchAll(WORD), ([word]) => word.replaceAll('"', ''));
  for (let length = Math.min(words.length - 1, LONGEST_NAME); length > 0; length -= 1) {
    const rest = words.slice(length);
    const name = words.slice(0, length).join('');
    const lists = called(name, asker.entities, (entity) => namesOf(entity, asker)).flatMap(
      (entity) => read(entity, rest, asker) ?? [],
    );
    if (lists.length > 0) return lists;
  }
  return [];
};

/* A value of several words stands between quotation marks. */
const WORD = /(?:"[^"]*"?|[^\s"])+/g;

const LONGEST_NAME = 4;

const squeezed = (text: string): string => plainText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/* Those of the very name before those that only begin so. */
const called = <Item>(
  name: string,
  items: readonly Item[],
  names: (item: Item) => readonly string[],
): Item[] => {
  const wanted = squeezed(name);
  if (wanted === '') return [];
  const all = items.map((item) => ({ item, names: names(item).map(squeezed) }));
  const exact = all.filter((each) => each.names.includes(wanted));
  const begun = all.filter(
    (each) => !exact.includes(each) && each.names.some((each) => each.startsWith(wanted)),
  );
  return [...exact, ...(wanted.length > 1 ? begun : [])].map(({ item }) => item);
};

const inWords = (labels: Labels, locale: string): string[] => [
  labels.en,
  ...(Object.hasOwn(labels, locale) ? [labels[locale as keyof Labels]] : []),
];

const namesOf = ({ key, label, menuLabel }: Resource, { wording }: ListAsker): string[] => [
  key,
  ...[label.many, label.one, menuLabel].flatMap((labels) => inWords(labels, wording.locale)),
];

/* What one or several words ask for; undefined where they ask for nothing. */
type Part = {
  readonly taken: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly field: ResolvedField;
  readonly text: string;
};

/** Undefined where a word names a field whose value cannot be read, or there is nowhere to search. */
const read = (entity: Resource, words: readonly string[], asker: ListAsker): AskedList | undefined => {
  const filter: Record<string, unknown> = {};
  const said: AskedList['said'][number][] = [];
  const searched: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const part = partAt(entity, words.slice(at), asker);
    if (part === 'unreadable') return undefined;
    if (!part) {
      searched.push(withoutName(words[at] ?? '', entity, asker));
      continue;
    }
    at += part.taken - 1;
    for (const [key, value] of Object.entries(part.filter)) filter[key] = together(filter[key], value);
    said.push({ label: part.field.label, text: part.text });
  }
  const q = searched.filter((word) => word !== '').join(' ');
  if (q !== '' && !entity.list.search) return undefined;
  if (q !== '') filter['q'] = q;
  return Object.keys(filter).length > 0 ? { entity, filter, said } : undefined;
};

const together = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;

const partAt = (
  entity: Resource,
  words: readonly string[],
  asker: ListAsker,
): Part | 'unreadable' | undefined => {
  const [, name, value] = NAMED.exec(words[0] ?? '') ?? [];
  const [field] = name === undefined ? [] : called(name, filterable(entity, asker), fieldNames(asker));
  if (field && value !== undefined) {
    const read = byName(field, value, asker);
    return read ? { taken: 1, field, ...read } : 'unreadable';
  }
  for (let taken = Math.min(words.length, LONGEST_NAME); taken > 0; taken -= 1) {
    const part = byWords(entity, words.slice(0, taken).join(' '), asker);
    if (part) return { taken, ...part };
  }
  return undefined;
};

const NAMED = /^([^:]+):(.+)$/;

/* A field that the list has no filter for is looked for in all that is searched. */
const withoutName = (word: string, entity: Resource, asker: ListAsker): string => {
  const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(word) ?? [];
  const isField =
    called(
      name,
      entity.fields.filter(({ search }) => search),
      fieldNames(asker),
    ).length > 0;
  return isField ? value : word;
};

const fieldNames =
  ({ wording }: ListAsker) =>
  ({ name, label }: ResolvedField) => [name, ...inWords(label, wording.locale)];

const filterable = (entity: Resource, { may }: ListAsker): readonly ResolvedField[] =>
  [...new Set([...entity.list.filters, entity.list.sort.field])]
    .flatMap((name) => entity.fields.filter((field) => field.name === name))
    .filter((field) => !field.guarded || may(entity, field));

type Read = Pick<Part, 'filter' | 'text'>;

/* A time, or a value that only few fields have, says by itself what it is of. */
const byWords = (entity: Resource, phrase: string, asker: ListAsker): Omit<Part, 'taken'> | undefined => {
  const fields = filterable(entity, asker);
  const days = daysCalled(phrase, asker);
  const { sort } = entity.list;
  const timed = [...fields.filter(({ name }) => name === sort.field), ...fields].find(
    (field) => days && rangeOf(field, days, asker),
  );
  if (days && timed) return { field: timed, filter: rangeOf(timed, days, asker) ?? {}, text: phrase };
  for (const field of fields) {
    const value = isClosed(field, asker.wording.kinds)
      ? valueOf(field, phrase, asker.wording.kinds)
      : undefined;
    if (value !== undefined) return { field, ...asked(field, value, asker) };
  }
  return undefined;
};

const byName = (field: ResolvedField, text: string, asker: ListAsker): Read | undefined => {
  const kind = asker.wording.kinds[field.kind];
  if (kind.references) return undefined;
  if (kind.filter === 'contains') return { filter: { [field.name]: kind.searched?.(text) ?? text }, text };
  if (kind.filter !== 'range') {
    const values = text.split(',').map((each) => valueOf(field, each, asker.wording.kinds));
    return values.includes(undefined) ? undefined : asked(field, values, asker);
  }
  const days = daysCalled(text, asker) ?? (DAY.test(text) ? { from: text, to: text } : undefined);
  const range = days && rangeOf(field, days, asker);
  if (range) return { filter: range, text };
  const [, size = '', bound = ''] = /^([<>]?)=?(.+)$/.exec(text) ?? [];
  const value = valueOf(field, bound, asker.wording.kinds);
  if (value === undefined) return undefined;
  const filter = {
    ...(size !== '<' && { [`${field.name}_gte`]: value }),
    ...(size !== '>' && { [`${field.name}_lte`]: value }),
  };
  return { filter, text };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const asked = ({ ...field }: ResolvedField, value: unknown, { wording }: ListAsker): Read => {
  const values = [value].flat();
  const isOne = wording.kinds[field.kind].filter === 'equals';
  const text = values.map((each) => fieldText(each, field, wording) ?? String(each)).join(', ');
  return { filter: { [field.name]: isOne ? values[0] : values }, text };
};

const valueOf = (field: ResolvedField, text: string, kinds: Kinds): unknown => {
  const parsed = kinds[field.kind].fromText(text, field as never);
  return 'fault' in parsed ? undefined : (parsed.value ?? undefined);
};

/* Whoever takes any word says nothing by one. */
const isClosed = (field: ResolvedField, kinds: Kinds): boolean =>
  kinds[field.kind].filter === 'oneOf' &&
  !kinds[field.kind].references &&
  valueOf(field, 'no value \u0000', kinds) === undefined;

const daysCalled = (text: string, { times, today }: ListAsker): Days | undefined => {
  const wanted = squeezed(text);
  const name = timeNames.find((each) => times[each].some((phrase) => squeezed(phrase) === wanted));
  return name && daysOf(name, today);
};

/* In days where the kind knows days, in moments where it knows those. */
const rangeOf = (
  field: ResolvedField,
  { from, to }: Days,
  { wording, beginOf }: ListAsker,
): Readonly<Record<string, string>> | undefined => {
  const kind = wording.kinds[field.kind];
  const takes = (value: string) => kind.fault(value as never, field as never, wording.kinds) === undefined;
  if (kind.filter !== 'range') return undefined;
  const bounds = (first: string, last: string) => ({
    [`${field.name}_gte`]: first,
    [`${field.name}_lte`]: last,
  });
  if (takes(from)) return kind.order === 'text' ? bounds(from, to) : undefined;
  const begin = beginOf(from);
  if (!takes(begin)) return undefined;
  const end = new Date(Date.parse(beginOf(nextDay(to))) - 1).toISOString();
  return bounds(begin, end);
};

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
