import pMap from 'p-map';
import { fold, textOf, type Row } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { ImportPort } from './importPort';
import type { Stored } from './judgeRow';
import { matches } from '../rules/rules';
import { keyFields, keyOfRow } from './keyOfRow';

/** The records that exist, by the key of the rows that are about them. */
export type Existing = ReadonlyMap<string, readonly Stored[]>;

export type LookUp = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  readonly port: Pick<ImportPort, 'list'>;
  /** Called after each answer with how much of the work is done, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
};

const AT_ONCE = 4;
const PER_PAGE = 100;
/** So few questions need no thought about another way. */
const FEW = 4;

/**
 * Finds the records that these rows are about. Asks for their keys by the dozen; where reading everything takes no
 * more requests, or a server does not know the question, everything is read. Rejects when a request fails: half an
 * answer would make records new that are not.
 */
export const lookUp = async (rows: readonly Row[], place: LookUp): Promise<Existing> => {
  const questions = questionsFor(rows, place.resource);
  const [first, ...others] = questions;
  if (!first) return new Map();
  const readEverything = async () => byKey(await readAll({}, place, place.onProgress), place);
  if (questions.length > FEW) {
    const { total } = await place.port.list({}, { page: 1, perPage: 1 }, place.signal);
    if (total <= questions.length * PER_PAGE) return readEverything();
  }
  const found = await readAll(first, place);
  if (!found.every((record) => isAnswer(record, first))) return readEverything();
  let done = 1;
  const read = async (question: Question) => {
    found.push(...(await readAll(question, place)));
    done += 1;
    place.onProgress?.(done / questions.length);
  };
  await pMap(others, read, { concurrency: AT_ONCE });
  return byKey(found, place);
};

/** The values of each key field that are asked for together. */
type Question = Readonly<Record<string, readonly string[]>>;

/** Values in one request, and letters in its address: more would be refused by some servers. */
const MOST_VALUES = 50;
const MOST_LETTERS = 2500;

const questionsFor = (rows: readonly Row[], resource: Resource): Question[] => {
  const names = keyFields(resource).map(({ name }) => name);
  /* what is the same to us but for its case may be stored in small letters; a single text is found in any case */
  const spellings = (text: string) => (rows.length === 1 ? [text] : [text, text.toLowerCase()]);
  const questions: Record<string, Set<string>>[] = [];
  let letters = MOST_LETTERS;
  for (const row of rows) {
    const texts = names.map((name) => textOf(row[name]) ?? '');
    const asked = questions.at(-1);
    const isFull = !asked || names.some((name) => (asked[name]?.size ?? 0) >= MOST_VALUES);
    letters += encodeURIComponent(texts.join('')).length;
    if (isFull || letters > MOST_LETTERS) {
      questions.push(Object.fromEntries(names.map((name) => [name, new Set<string>()])));
      letters = 0;
    }
    names.forEach((name, index) => {
      for (const text of spellings(texts[index] ?? '')) questions.at(-1)?.[name]?.add(text);
    });
  }
  return questions.map((question) =>
    Object.fromEntries(Object.entries(question).map(([name, values]) => [name, [...values]])),
  );
};

/** A server that does not know a filter of several values answers with other records. One value is a part of a text. */
const isAnswer = (record: Row, question: Question): boolean =>
  Object.entries(question).every(
    ([name, values]) =>
      values.length === 1 || values.some((value) => fold(value) === fold(textOf(record[name]) ?? '')),
  );

const readAll = async (
  filter: Row,
  { port, signal }: LookUp,
  onProgress?: (part: number) => void,
): Promise<Stored[]> => {
  const found: Stored[] = [];
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    const { rows, total } = await port.list(filter, { page, perPage: PER_PAGE }, signal);
    found.push(...rows);
    onProgress?.(Math.min(1, (page * PER_PAGE) / Math.max(1, total)));
    if (rows.length === 0 || page * PER_PAGE >= total) return found;
  }
};

const byKey = (records: readonly Stored[], { resource, kinds }: LookUp): Existing => {
  const known = new Map<string, Map<unknown, Stored>>();
  for (const record of records) {
    const key = keyOfRow(record, resource, kinds);
    const isMeant = matches(resource.import?.among, record, { fields: resource.fields, kinds });
    if (key === undefined || !isMeant) continue;
    known.set(key, (known.get(key) ?? new Map<unknown, Stored>()).set(record.id, record));
  }
  return new Map([...known].map(([key, found]) => [key, [...found.values()]]));
};
