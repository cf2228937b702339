import type { Labels, ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import {
  called,
  fieldNames,
  filterable,
  inWords,
  LONGEST_NAME,
  partAt,
  type ListAsker,
  type Seek,
  type Unread,
} from './askedPart';

export type AskedList = {
  readonly entity: Resource;
  /** As the list takes it: `{ to: '+49', status: ['failed'], q: 'code' }`. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** What it asks for, in words. */
  readonly said: readonly { readonly label: Labels; readonly text: string }[];
  /** Names of records that are not known yet: what they are filtered by is not in `filter`. */
  readonly seeks: readonly Seek[];
};

/** Why a word cannot be read, with the names that words of this list may have. */
export type AskFault = Unread & { readonly entity: Resource; readonly names: readonly Labels[] };

/** The lists that words ask for, and why the best of those that they name cannot be had. */
export type Asked = { readonly lists: readonly AskedList[]; readonly fault: AskFault | undefined };

type EntitiesAsker = ListAsker & { readonly entities: readonly Resource[] };

/**
 * The lists that words such as `sms to:+49 status:failed today` ask for: the name of an entity, or how it begins, and
 * filters by name and value, values and times alone, and words to search for. The name stands first, or last as in
 * `past due invoices`. None where there is nothing but the name.
 */
export const askedLists = (text: string, asker: EntitiesAsker): Asked => {
  const words = wordsOf(text);
  const first = named(words, asker, (length) => [words.slice(0, length), words.slice(length)]);
  if (first.lists.some(isNarrowed)) return first;
  const last = named(words, asker, (length) => [words.slice(-length), words.slice(0, -length)]);
  /* the last of any words to search for may be how a name begins */
  return {
    lists: [...last.lists.filter(isNarrowed), ...first.lists],
    fault: first.fault ?? last.fault,
  };
};

const isNarrowed = ({ said }: AskedList): boolean => said.length > 0;

type Split = (length: number) => readonly [name: readonly string[], others: readonly string[]];

const named = (words: readonly string[], { entities, ...asker }: EntitiesAsker, split: Split): Asked => {
  let fault: AskFault | undefined;
  for (let length = Math.min(words.length - 1, LONGEST_NAME); length > 0; length -= 1) {
    const [name, others] = split(length);
    const found = called(name.join(''), entities, (entity) => namesOf(entity, asker)).flatMap(
      (entity) => read(entity, others, asker) ?? [],
    );
    const [best] = found;
    fault ??= best && isFault(best) ? best : undefined;
    const lists = found.flatMap((each) => (isFault(each) ? [] : each));
    if (lists.length > 0) return { lists, fault };
  }
  return { lists: [], fault };
};

/** What such words ask of one list, whose name is not among them; undefined where they ask for nothing. */
export const askedOf = (entity: Resource, text: string, asker: ListAsker): AskedList | AskFault | undefined =>
  read(entity, wordsOf(text), asker);

export const isFault = (read: AskedList | AskFault): read is AskFault => 'why' in read;

const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(WORD), ([word]) => word.replaceAll('"', ''));

/* What is any words, such as the name of a record, stands between quotation marks where it is several. */
const WORD = /(?:"[^"]*"?|[^\s"])+/g;

const namesOf = ({ key, label, menuLabel }: Resource, { wording }: ListAsker): string[] => [
  key,
  ...[label.many, label.one, menuLabel].flatMap((labels) => inWords(labels, wording.locale)),
];

/** Undefined where there is nowhere to search for what is no filter. */
const read = (
  entity: Resource,
  words: readonly string[],
  asker: ListAsker,
): AskedList | AskFault | undefined => {
  const filter: Record<string, unknown> = {};
  const said: AskedList['said'][number][] = [];
  const searched: string[] = [];
  const seeks: Seek[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const part = partAt(entity, words.slice(at), asker);
    if (part && 'why' in part)
      return { ...part, entity, names: filterable(entity, asker).map(({ label }) => label) };
    if (!part) {
      searched.push(withoutName(words[at] ?? '', entity, asker));
      continue;
    }
    at += part.taken - 1;
    for (const [key, value] of Object.entries(part.filter)) filter[key] = together(filter[key], value);
    if (part.seeks) seeks.push(...part.seeks);
    said.push({ label: part.field.label, text: part.text });
  }
  const q = searched.filter((word) => word !== '').join(' ');
  if (q !== '' && !entity.list.search) return undefined;
  if (q !== '') filter['q'] = q;
  return Object.keys(filter).length > 0 || seeks.length > 0 ? { entity, filter, said, seeks } : undefined;
};

const together = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value;

/* A field that the list has no filter for is looked for in all that is searched. */
const withoutName = (word: string, entity: Resource, asker: ListAsker): string => {
  const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(word) ?? [];
  const searched = entity.fields.filter(({ search }: ResolvedField) => search);
  return called(name, searched, fieldNames(asker)).length > 0 ? value : word;
};
