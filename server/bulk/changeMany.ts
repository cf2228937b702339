import { MOST_IN_BULK, type BulkCounts } from '../../src/model/answers/bulk';
import type { Issue } from '../../src/model/resolved/kind';
import type { Condition, Search } from '../../src/model/rules/matchConditions';
import type { Request } from '../handlers';
import { marksOf } from '../marks/marks';
import type { Parts } from '../parts';
import { readQuery } from '../records/query';
import { Refusal, refuse } from '../refusal';
import type { Row } from '../store/store';

/** What becomes, or would become, of a record: else the reasons why it is refused. */
export type Judged = 'changed' | 'same' | readonly (Issue | string)[];

/** What is done with each of many records. */
export type Work = {
  /** Without a word to anybody. */
  readonly judge: (row: Row) => Judged;
  /** In a transaction of its own. @throws Refusal. */
  readonly change: (row: Row, parts: Parts) => Promise<unknown>;
};

/** Which records, and what is done with them. */
export type Bulk = {
  readonly where: readonly Condition[];
  readonly search: Search | undefined;
  readonly work: Work;
};

/** Records that are judged at a time. */
const JUDGED = 1000;

/** Reasons that are told. */
const MOST_FAULTS = 10;

/** What would become of all that match, without a word to anybody. @throws Refusal 422 where too many match. */
export const previewAll = async (bulk: Bulk, request: Request, parts: Parts): Promise<BulkCounts> => {
  const counts = counting();
  let seen = 0;
  for (let from: string | undefined, isMore = true; isMore;) {
    const rows = await rowsAfter({ ...bulk, from, limit: JUDGED }, request, parts);
    for (const row of rows) counts.add(bulk.work.judge(row));
    seen += rows.length;
    if (seen > MOST_IN_BULK) throw refuse(422, 'tooManyTogether', { args: { most: MOST_IN_BULK } });
    isMore = rows.length === JUDGED;
    from = rows.at(-1)?._id;
  }
  return counts.told();
};

type Part = Bulk & { readonly from: string | undefined; readonly limit: number };

/**
 * Changes the next records that match, by their ids, each as if it were changed alone; what is refused costs no other. So
 * many as the limit, and fewer where that takes longer than `ms`: the database may have one connection, for which all wait.
 */
export const changeSome = async (
  { ms, ...part }: Part & { readonly ms: number },
  request: Request,
  parts: Parts,
): Promise<BulkCounts & { readonly after: string | undefined }> => {
  const { clock } = parts;
  const end = clock.now() + ms;
  const counts = counting();
  const rows = await rowsAfter(part, request, parts);
  let done = 0;
  for (const row of rows) {
    const judged = part.work.judge(row);
    counts.add(judged === 'changed' ? await changeOne(row, { ...part, request }, parts) : judged);
    done += 1;
    if (clock.now() >= end) break;
  }
  const isMore = done < rows.length || rows.length === part.limit;
  return { ...counts.told(), after: isMore ? rows[done - 1]?._id : undefined };
};

type One = Pick<Bulk, 'work'> & { readonly request: Request };

const changeOne = async (row: Row, { work, request }: One, parts: Parts): Promise<Judged> => {
  try {
    await parts.store.transaction((store) => work.change(row, { ...parts, store }));
    return 'changed';
  } catch (error) {
    if (error instanceof Refusal) return [error.messageIn(request.language ?? 'en')];
    throw error;
  }
};

const rowsAfter = async (
  { where, search, from, limit }: Omit<Part, 'work'>,
  { resource }: Request,
  { store }: Parts,
): Promise<readonly Row[]> => {
  const { rows } = await store.list(resource.api.collection, {
    where,
    ...(search && { search }),
    sort: [],
    ...(from !== undefined && { from: { side: 'after', row: { key: null, id: from } } }),
    offset: 0,
    limit,
    isUncounted: true,
  });
  return rows;
};

const counting = () => {
  const counts = { changed: 0, same: 0, refused: 0 };
  const faults = new Map<string, Issue | string>();
  return {
    add: (judged: Judged) => {
      if (judged === 'changed' || judged === 'same') return void (counts[judged] += 1);
      counts.refused += 1;
      for (const fault of judged) if (faults.size < MOST_FAULTS) faults.set(JSON.stringify(fault), fault);
    },
    told: (): BulkCounts => ({ ...counts, faults: [...faults.values()] }),
  };
};

/**
 * What begins is what somebody has seen: as many records match as did then.
 * @throws Refusal 422 without that number, 409 when others match by now.
 */
export const refuseUnlessStill = async (
  { count, where, search }: Omit<Bulk, 'work'> & { readonly count: unknown },
  { resource }: Request,
  { store }: Parts,
): Promise<void> => {
  if (typeof count !== 'number')
    throw new Refusal(422, '"count" has to be the number of records that match, as the preview says it.');
  const asked = { where, ...(search && { search }) };
  const { total } = await store.list(resource.api.collection, { ...asked, sort: [], offset: 0, limit: 1 });
  if (total > MOST_IN_BULK) throw refuse(422, 'tooManyTogether', { args: { most: MOST_IN_BULK } });
  if (total !== count) throw refuse(409, 'otherTogether', { args: { now: total, smart_count: count } });
};

/** The records of a list, as its parameters say. @throws Refusal 422 where they are no text, 400 for what is not understood. */
export const recordsIn = async (
  list: unknown,
  request: Request,
  parts: Parts,
): Promise<Omit<Bulk, 'work'>> => {
  const { resource, person } = request;
  if (typeof list !== 'string')
    throw new Refusal(422, '"list" has to be the parameters of a list, as a text.');
  const marks = await marksOf(resource, person, parts);
  const { where, search } = readQuery(new URLSearchParams(list), {
    resource,
    model: parts.model,
    person,
    marks,
  });
  return { where, search };
};
