import { MOST_IN_BULK, type BulkCounts } from '../../src/model/answers/bulk';
import type { Issue } from '../../src/model/resolved/kind';
import { applyAction, stateFault } from '../../src/model/rules/applyAction';
import type { Condition, Search } from '../../src/model/rules/matchConditions';
import { writableValues } from '../../src/model/rules/writableValues';
import { writeFaults } from '../../src/model/rules/writeRules';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import type { Row } from '../store/store';
import { wordings } from '../words';
import { edit } from '../writes/edit';
import { movesOf } from '../writes/moves';

/** Which records get which values; null empties a field. */
export type Bulk = {
  readonly where: readonly Condition[];
  readonly search: Search | undefined;
  readonly values: Readonly<Record<string, unknown>>;
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
    for (const row of rows) counts.add(judge({ row, values: bulk.values }, request, parts));
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
    const one = { row, values: part.values };
    const judged = judge(one, request, parts);
    counts.add(judged === 'changed' ? await changeOne(one, request, parts) : judged);
    done += 1;
    if (clock.now() >= end) break;
  }
  const isMore = done < rows.length || rows.length === part.limit;
  return { ...counts.told(), after: isMore ? rows[done - 1]?._id : undefined };
};

type Judged = 'changed' | 'same' | readonly (Issue | string)[];

type One = Pick<Bulk, 'values'> & { readonly row: Row };

const changeOne = async ({ row, values }: One, request: Request, parts: Parts): Promise<Judged> => {
  const body = { ...values, __v: row.__v };
  try {
    await parts.store.transaction((store) => edit({ ...request, id: row._id, body }, { ...parts, store }));
    return 'changed';
  } catch (error) {
    if (error instanceof Refusal) return [error.messageIn(request.language ?? 'en')];
    throw error;
  }
};

/* As the page judges the records that it knows. */
const judge = ({ row, values }: One, request: Request, parts: Parts): Judged => {
  const { resource, person, language = 'en' } = request;
  const { model } = parts;
  const { kinds } = model;
  const names = Object.keys(values);
  const state = stateFault('edit', row, { resource, kinds });
  if (state) return [state];
  if (names.every((name) => isSameJson(row[name] ?? null, values[name] ?? null))) return 'same';
  const place = { resource, view: 'edit', kinds, ability: person.ability, before: row } as const;
  const written = writableValues({ ...row, ...values }, place);
  const closed = names.find((name) => !Object.hasOwn(written, name));
  if (closed !== undefined) return [wordings[language].say('app.form.readOnly', {})];
  try {
    const moves = movesOf({ before: row, patch: written }, { ...request, body: values }, parts);
    const context = { me: person.row._id, now: parts.clock.now(), fields: resource.fields };
    const effects = moves.map(({ action, form }) => applyAction(action, row, { ...context, form }));
    const after: Row = Object.assign({}, row, values, ...effects);
    const faults = writeFaults({ model, resource, before: row, after });
    return faults.length > 0 ? faults : 'changed';
  } catch (error) {
    if (error instanceof Refusal) return [error.messageIn(language)];
    throw error;
  }
};

const rowsAfter = async (
  { where, search, from, limit }: Part,
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
