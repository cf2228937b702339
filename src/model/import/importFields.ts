import { locales, type Locale } from '../../config/label';
import { idTitle } from '../export/exportColumns';
import type { Ability } from '../access/ability';
import type { Kinds } from '../resolved/kind';
import { humanize } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { alsoCalled } from './alsoCalled';
import { FAMILY, isNameHeading, isWholeName, namePart, partsOfName } from './nameParts';
import { isTooLong } from './readTable';

/** A field that a column may fill, in every language it is known in: labels and words of values differ. */
export type ImportField = {
  readonly field: ResolvedField;
  readonly variants: readonly ResolvedField[];
  /** Its values are ids of other records. */
  readonly pointsAt?: boolean;
  /** What a column may be called that can mean no other field. */
  readonly headings?: readonly string[];
};

/** What an import needs to know of its entity. */
export type ImportPlace = {
  readonly resource: Resource;
  /** The same entity in the languages that a file may be written in; the first is the interface's. */
  readonly languages: readonly Resource[];
  readonly kinds: Kinds;
  readonly ability: Pick<Ability, 'can'>;
};

/** The fields that this person may fill by a file: those of the forms, but for what people upload. */
export const importFields = ({ resource, languages, kinds, ability }: ImportPlace): ImportField[] =>
  resource.fields
    .filter(({ readOnly, views }) => !readOnly && (views.includes('create') || views.includes('edit')))
    .filter((field) => !kinds[field.kind].holdsFiles?.(field as never))
    .filter(({ guarded, name }) => !guarded || ability.can('edit', resource.subject, name))
    .map((field, _, all) => ({
      field,
      headings: [
        ...(all.some((other) => other !== field && other.kind === field.kind)
          ? []
          : (kinds[field.kind].headings ?? [])),
        ...alsoCalled(field),
      ],
      pointsAt: (kinds[field.kind].references?.(field) ?? []).length > 0,
      variants: languages.flatMap(({ fields }) => fields.find(({ name }) => name === field.name) ?? []),
    }));

/**
 * Which field each column is taken for, by its header: the name, the label in any language or, where no column is
 * named after the field, what such a column is usually called, whatever its case, accents and signs. What a word
 * means is said by the language that most of the headers are in. Of two columns for one field the first has it; the
 * parts of a name fill the field of the whole one together.
 */
export const guessColumns = (
  header: readonly string[],
  fields: readonly ImportField[],
): (string | undefined)[] => {
  const known = new Map<string, string>();
  const usual = ({ headings = [] }: ImportField) => headings;
  const readers = [labelsIn(languageOf(header, fields)), nameOf, ...locales.map(labelsIn)];
  const learn = (read: (each: ImportField) => readonly string[], each: ImportField) => {
    for (const text of read(each)) if (!known.has(bare(text))) known.set(bare(text), each.field.name);
  };
  for (const read of readers) for (const each of fields) learn(read, each);
  /* what a column is usually called counts only for a field that no column is named after */
  const named = new Set(header.map((text) => known.get(bare(text))));
  for (const each of fields) if (!named.has(each.field.name)) learn(usual, each);
  /* Our exports have the names of records, and their ids beside them: those are what can be read again. */
  const ids = new Map<string, string>();
  for (const read of [...readers, usual])
    for (const each of fields.filter(({ pointsAt }) => pointsAt))
      for (const text of read(each)) ids.set(bare(idTitle(text)), each.field.name);
  /* "Customer ID" is that of whoever wrote the file: ours stand in brackets. */
  const idOf = (text: string) => (/\(id\)\s*$/i.test(text) ? ids.get(bare(text)) : undefined);
  const byId = new Set(header.flatMap((text) => idOf(text) ?? []));
  const taken = new Set<string>();
  const places = new Map(fields.map((each) => [each.field.name, bestOf(each, header, known)]));
  const guessed = header.map((text, at) => {
    const key = bare(text);
    const field = known.get(key);
    const name =
      key === '' ? undefined : (idOf(text) ?? (field !== undefined && byId.has(field) ? undefined : field));
    if (name === undefined || taken.has(name) || (places.get(name) ?? at) !== at) return undefined;
    taken.add(name);
    return name;
  });
  return withNameParts(guessed, header.map(bare), fields);
};

/* Of several that are usually called so, the one that means it most: a mobile number before that of an office. */
const bestOf = (
  { field, headings = [] }: ImportField,
  header: readonly string[],
  known: ReadonlyMap<string, string>,
): number | undefined => {
  const wanted = headings.map(bare);
  const found = header.flatMap((text, at) =>
    known.get(bare(text)) === field.name ? [{ at, rank: wanted.indexOf(bare(text)) }] : [],
  );
  // What is named after it is not weighed: the first has it.
  if (found.some(({ rank }) => rank < 0)) return undefined;
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.at;
};

const withNameParts = (
  guessed: readonly (string | undefined)[],
  headings: readonly string[],
  fields: readonly ImportField[],
): (string | undefined)[] => {
  const titlesOf = (each: ImportField) => [nameOf, ...locales.map(labelsIn)].flatMap((read) => read(each));
  const field = fields.find((each) => isWholeName(titlesOf(each).map(bare), each.field))?.field.name;
  if (field === undefined) return [...guessed];
  const known = guessed.indexOf(field);
  const whole = known < 0 ? headings.findIndex((text, at) => isNameHeading(text) && !guessed[at]) : known;
  const parts = partsOfName(headings, whole < 0 ? undefined : whole);
  return guessed.map((name, at) =>
    name === undefined && (parts.includes(at) || at === whole) ? field : name,
  );
};

/** The columns in the order in which those of one field are joined: as in the file, and parts of a name as it is spoken. */
export const joinOrder = (header: readonly string[]): number[] => {
  const parts = header.map((text) => namePart(bare(text)) ?? FAMILY);
  return header.map((_, at) => at).toSorted((a, b) => (parts[a] ?? 0) - (parts[b] ?? 0) || a - b);
};

/** Does the first line name columns? It does unless one of its cells is a value of the key. */
export const looksLikeHeader = (
  cells: readonly string[],
  fields: readonly ImportField[],
  { resource, kinds }: Pick<ImportPlace, 'resource' | 'kinds'>,
): boolean => {
  if (guessColumns(cells, fields).some((name) => name !== undefined)) return true;
  const keys = fields.filter(({ field }) => resource.import?.key.includes(field.name));
  return !keys.some(({ field }) => {
    const reads = (text: string) => 'value' in kinds[field.kind].fromText(text, field);
    return !reads(ANY_WORD) && cells.some((cell) => cell.trim() !== '' && !isTooLong(cell) && reads(cell));
  });
};

/** Where this is a value too, values and headings look alike. */
const ANY_WORD = 'heading';

const nameOf = ({ field }: ImportField): string[] => [field.name, humanize(field.name)];

const labelsIn =
  (locale: Locale) =>
  ({ variants }: ImportField): string[] =>
    variants.map(({ label }) => label[locale]);

const languageOf = (header: readonly string[], fields: readonly ImportField[]): Locale => {
  const headings = new Set(header.map(bare));
  const scored = locales.map((locale) => {
    const said = fields.filter((each) => labelsIn(locale)(each).some((text) => headings.has(bare(text))));
    return { locale, score: said.length };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.locale ?? 'en';
};

/** Letters and digits alone: `E-Mail `, `e_mail` and `Émail` read alike. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
