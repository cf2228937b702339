import { fieldText, type FieldWording } from '../answers/fieldText';
import type { Kinds } from '../resolved/kind';
import type { Labels, ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { plainText } from '../values/plainText';
import { daysOf, timeNames, type Days, type TimeName } from './timeWords';

/** Whoever asks for lists in words. */
export type ListAsker = {
  /** The language that names are read in, beside English, and the words of values are written in. */
  readonly wording: FieldWording;
  /** What each time is called. */
  readonly times: Readonly<Record<TimeName, readonly string[]>>;
  /** The day of whoever asks: `2026-11-23`. */
  readonly today: string;
  /** The moment when a day begins for whoever asks. */
  readonly beginOf: (day: string) => string;
  readonly may: (entity: Resource, field: ResolvedField) => boolean;
  /** May records of this entity be looked for? */
  readonly reaches: (entity: string) => boolean;
  /** The records that a name means; undefined while they are not known. */
  readonly recordsOf: (seek: Seek) => Sought | undefined;
};

/** A name of records: the key of their entity, and what was typed. */
export type Seek = { readonly to: string; readonly text: string };

/** The records that a name means, or that there are too many to be named. */
export type Sought = readonly { readonly id: string; readonly title: string }[] | 'many';

/** What one or several words ask for. */
type Part = {
  readonly taken: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly field: ResolvedField;
  readonly text: string;
  /** A name of records that are not known yet, in each entity that they may be of. */
  readonly seeks?: readonly Seek[];
};

/** A value that cannot be read: no such value, no record of this name, or too many. */
export type Unread = {
  readonly why: 'value' | 'none' | 'many';
  readonly field: ResolvedField;
  /** Empty while it may become a value: then nothing is wrong with it. */
  readonly text: string;
  /** Of a field with few values: what they are called. */
  readonly values: readonly string[];
};

/** The most words of the name of an entity, and of a value. */
export const LONGEST_NAME = 4;
const LONGEST_VALUE = 12;

const squeezed = (text: string): string => plainText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Those of the very name before those that only begin so. */
export const called = <Item>(
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

export const inWords = (labels: Labels, locale: string): string[] => [
  labels.en,
  ...(Object.hasOwn(labels, locale) ? [labels[locale as keyof Labels]] : []),
];

export const fieldNames =
  ({ wording }: ListAsker) =>
  ({ name, label }: ResolvedField) => [name, ...inWords(label, wording.locale)];

/** What a list can be narrowed by. */
export const filterable = (
  entity: Resource,
  { may, reaches, wording }: ListAsker,
): readonly ResolvedField[] =>
  [...new Set([...entity.list.filters, entity.list.sort.field])]
    .flatMap((name) => entity.fields.filter((field) => field.name === name))
    .filter((field) => !field.guarded || may(entity, field))
    .filter((field) => {
      const targets = wording.kinds[field.kind].references?.(field) ?? [];
      return targets.length === 0 || targets.some(reaches);
    });

/** What the first of these words ask for: a filter by its name, or a time or a value alone; of as many words as it can be. */
export const partAt = (
  entity: Resource,
  words: readonly string[],
  asker: ListAsker,
): Part | Unread | undefined => {
  const [, name, value = ''] = NAMED.exec(words[0] ?? '') ?? [];
  const [field] = name === undefined ? [] : called(name, filterable(entity, asker), fieldNames(asker));
  if (field) return partOf(field, [value, ...words.slice(1)], asker);
  for (let taken = Math.min(words.length, LONGEST_VALUE); taken > 0; taken -= 1) {
    const part = byWords(entity, words.slice(0, taken).join(' '), asker);
    if (part) return { taken, ...part };
  }
  return undefined;
};

const partOf = (field: ResolvedField, words: readonly string[], asker: ListAsker): Part | Unread => {
  for (let taken = Math.min(words.length, LONGEST_VALUE); taken > 0; taken -= 1) {
    const value = words.slice(0, taken).join(' ').trim();
    const read = value !== '' && (taken === 1 || isFixed(field, value, asker)) && byName(field, value, asker);
    if (read) return 'why' in read ? read : { taken, field, ...read };
  }
  const text = isBegun(field, words.join(' '), asker) ? '' : (words[0] ?? '');
  return { why: 'value', field, text, values: valuesOf(field, asker) };
};

/* Of what may be any word nobody can tell where it ends. */
const isFixed = (field: ResolvedField, text: string, asker: ListAsker): boolean =>
  asker.wording.kinds[field.kind].filter === 'range'
    ? daysCalled(text, asker) !== undefined
    : isClosed(field, asker.wording.kinds);

/* Whoever types comes by here on the way to a value: that is no fault yet. */
const isBegun = (field: ResolvedField, text: string, asker: ListAsker): boolean => {
  const { kinds } = asker.wording;
  const { filter, words = [] } = kinds[field.kind];
  const day = { from: asker.today, to: asker.today };
  const times = rangeOf(field, day, asker) ? Object.values(asker.times).flat() : [];
  const stored = storedOf(field, kinds).map(String);
  const labels = [...valuesOf(field, asker), ...valuesOf(field, english(asker))];
  const names = [...words, ...times, ...stored, ...labels];
  const values = filter === 'range' ? [text] : text.split(',');
  const last = plainText(values.pop() ?? '').trim();
  return (
    values.every((value) => valueOf(field, value, kinds) !== undefined) &&
    (names.some((name) => plainText(name).startsWith(last)) || (filter === 'range' && BOUND_BEGUN.test(text)))
  );
};

const english = (asker: ListAsker): ListAsker => ({ ...asker, wording: { ...asker.wording, locale: 'en' } });

/* A day has ten characters; a number of so many is one. */
const BOUND_BEGUN = /^[<>]?=?[\d.,/-]{0,9}$/;

const NAMED = /^([^:]+):(.*)$/;

type Read = Pick<Part, 'filter' | 'text' | 'seeks'>;

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
    const value = isFew(field, asker.wording.kinds) ? valueOf(field, phrase, asker.wording.kinds) : undefined;
    if (value !== undefined) return { field, ...asked(field, value, asker) };
  }
  return undefined;
};

const byName = (field: ResolvedField, text: string, asker: ListAsker): Read | Unread | undefined => {
  const kind = asker.wording.kinds[field.kind];
  const targets = (kind.references?.(field) ?? []).filter(asker.reaches);
  if (targets.length > 0) return byTitle(field, { targets, text }, asker);
  if (kind.filter === 'contains' || kind.filter === 'says')
    return { filter: { [field.name]: kind.searched?.(text) ?? text }, text };
  if (kind.filter !== 'range') {
    const values = listed(field, text.split(','), asker.wording.kinds);
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

/* A value may have a comma in it. */
const listed = (field: ResolvedField, pieces: readonly string[], kinds: Kinds): readonly unknown[] => {
  for (let taken = isClosed(field, kinds) ? pieces.length : 1; taken > 0; taken -= 1) {
    const value = valueOf(field, pieces.slice(0, taken).join(','), kinds);
    if (value === undefined) continue;
    return [value, ...(taken < pieces.length ? listed(field, pieces.slice(taken), kinds) : [])];
  }
  return [undefined];
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/* Any of the records that the name means. */
const byTitle = (
  field: ResolvedField,
  { targets, text }: { readonly targets: readonly string[]; readonly text: string },
  { recordsOf }: ListAsker,
): Read | Unread => {
  const seeks = targets.map((to) => ({ to, text }));
  const found = seeks.map(recordsOf);
  if (found.includes(undefined)) return { filter: {}, text, seeks };
  if (found.includes('many')) return { why: 'many', field, text, values: [] };
  const records = found.flatMap((each) => (each === undefined || each === 'many' ? [] : each));
  if (records.length === 0) return { why: 'none', field, text, values: [] };
  const titles = records.slice(0, MOST_SAID).map(({ title }) => title);
  const said = [...titles, ...(records.length > MOST_SAID ? ['…'] : [])].join(', ');
  return { filter: { [field.name]: records.map(({ id }) => id) }, text: said };
};

/* A line has room for so many names. */
const MOST_SAID = 3;

const asked = (field: ResolvedField, value: unknown, { wording }: ListAsker): Read => {
  const values = [value].flat();
  const isOne = wording.kinds[field.kind].filter === 'equals';
  const text = values.map((each) => fieldText(each, field, wording) ?? String(each)).join(', ');
  return { filter: { [field.name]: isOne ? values[0] : values }, text };
};

const valueOf = (field: ResolvedField, text: string, kinds: Kinds): unknown => {
  const parsed = kinds[field.kind].fromText(text, field as never);
  return 'fault' in parsed ? undefined : (parsed.value ?? undefined);
};

const valuesOf = (field: ResolvedField, { wording }: ListAsker): readonly string[] =>
  storedOf(field, wording.kinds).map((value) => fieldText(value, field, wording) ?? String(value));

const storedOf = (field: ResolvedField, kinds: Kinds): readonly unknown[] => {
  const { enum: values } = kinds[field.kind].jsonSchema(field);
  return Array.isArray(values) ? values : [];
};

/* Where there are more values than people know, one is often another word: "in" is India. */
const isFew = (field: ResolvedField, kinds: Kinds): boolean =>
  isClosed(field, kinds) && storedOf(field, kinds).length > 0;

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
  const takes = (value: string) =>
    kind.fault(value as never, field as never, wording.kinds) === undefined &&
    valueOf(field, value, wording.kinds) !== undefined;
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
