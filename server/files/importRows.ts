import type { Wording } from '../words';
import { labelAt } from '../../src/model/answers/issueText';
import type { Issue } from '../../src/model/resolved/kind';
import { madeTextsIn } from '../../src/model/rules/madeTexts';
import { serialsIn } from '../../src/model/rules/serial';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuseIssues } from '../refusal';
import type { Row } from '../store/store';
import { newPlaces } from '../order/places';
import { inWords } from '../writes/checkWrite';
import { remembering } from '../writes/many';
import { Awaited } from '../writes/outsideTransaction';
import { uniquesOf } from '../writes/storedValues';
import { nameRecords, type ImportedRow } from './namedRecords';
import { edit } from '../writes/edit';
import { afterCreate, create, newRecord, rowOf } from '../writes/write';

type Values = Readonly<Record<string, unknown>>;

/** A record that was changed, its version by then, and what stood in it before. */
export type ChangedRecord = {
  readonly id: string;
  readonly version: number;
  readonly before: Values;
  /** The version that was written over, and since when it stood there. */
  readonly over: { readonly version: number; readonly at: string };
};

export type RowResult = {
  readonly refusal?: Refusal;
  readonly made?: string;
  readonly changed?: ChangedRecord;
};

/**
 * Writes rows in a transaction as each would be written alone, in their order: judged, with hooks, numbers and log. What
 * they point at may be named instead of given by its id. One that is refused costs none of the others.
 */
export const writeRows = async (
  rows: readonly ImportedRow[],
  request: Request,
  parts: Parts,
): Promise<RowResult[]> => {
  const results: RowResult[] = [];
  const named = await nameRecords(rows, request, parts);
  let made: ImportedRow[] = [];
  const makeThose = async () => {
    results.push(...(await makeAll(made, request, parts)));
    made = [];
  };
  for (const [at, row] of rows.entries()) {
    const values = named[at]?.values ?? row.values;
    if (row.id !== undefined || isOneByOne(request, parts)) await makeThose();
    if (row.id === undefined) made.push({ values });
    else results.push(await changeOne({ id: row.id, values }, request, parts));
  }
  await makeThose();
  return results.map((result, at) => inNames(result, named[at]?.faults ?? [], request));
};

/* What is no name of a record is no id of one either, so its row was refused: here with what is wrong with the name. */
const inNames = (result: RowResult, faults: readonly Issue[], { resource }: Request): RowResult => {
  const { refusal } = result;
  if (refusal?.status !== 422 || !refusal.saidIn('en').errors || faults.length === 0) return result;
  const names = refuseIssues(resource, faults);
  const said = ({ locale }: Wording) => {
    const errors = { ...refusal.saidIn(locale).errors, ...names.saidIn(locale).errors };
    const sentences = Object.entries(errors).map(
      ([path, text]) => `${labelAt(resource.fields, path, locale)}: ${text}`,
    );
    return { text: sentences.join(' '), errors };
  };
  return { refusal: new Refusal(refusal.status, said, refusal.extra) };
};

/* What is counted on needs those before it to be stored. */
const isOneByOne = ({ resource: { fields, ledger } }: Request, { model: { kinds } }: Parts): boolean =>
  ledger !== undefined || serialsIn(fields, kinds).length + madeTextsIn(fields, kinds).length > 0;

/* All at once, in few statements. Where one of them is refused, the halves: so few are written again. */
const makeAll = async (
  rows: readonly ImportedRow[],
  request: Request,
  parts: Parts,
): Promise<RowResult[]> => {
  if (rows.length === 0) return [];
  try {
    return await parts.store.transaction((store) => makeTogether(rows, request, { ...parts, store }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (rows.length === 1) return [{ refusal: error }];
    const half = rows.length >> 1;
    return [
      ...(await makeAll(rows.slice(0, half), request, parts)),
      ...(await makeAll(rows.slice(half), request, parts)),
    ];
  }
};

type Made = {
  readonly one: Request;
  readonly values: Values;
  readonly stored: Row;
};

const makeTogether = async (
  rows: readonly ImportedRow[],
  request: Request,
  parts: Parts,
): Promise<RowResult[]> => {
  const { resource } = request;
  const [only] = rows;
  if (only && isOneByOne(request, parts)) {
    const { body } = await create({ ...request, body: only.values }, parts);
    return [{ made: String((body[resource.api.row] as Values)[resource.api.idKey]) }];
  }
  const judging = { ...parts, store: remembering(parts.store) };
  const made: Made[] = [];
  const places = await newPlaces(resource, rows.length, parts);
  for (const [at, row] of rows.entries()) {
    const one = { ...request, body: row.values };
    const values = await newRecord(one, parts, judging);
    made.push({ one, values, stored: { ...rowOf(values, one, parts), ...places[at] } });
  }
  await inWords(resource, () =>
    parts.store.insertMany(
      resource.api.collection,
      made.map(({ stored }) => stored),
      (stored) => uniquesOf(stored, resource),
    ),
  );
  for (const { one, stored, values } of made) await afterCreate(stored, values, { ...one, parts });
  return made.map(({ stored }) => ({ made: stored._id }));
};

const changeOne = async (
  { id = '', values }: ImportedRow,
  request: Request,
  parts: Parts,
): Promise<RowResult> => {
  try {
    return await parts.store.transaction(async (store) => {
      const { before, stored } = await edit({ ...request, id, body: values }, { ...parts, store });
      const over = { version: before.__v, at: before.updatedAt };
      return { changed: { id, version: stored.__v, before: whatChanged(before, stored), over } };
    });
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
};

const SERVERS_OWN = ['_id', '__v', 'createdAt', 'updatedAt'];

const whatChanged = (before: Row, stored: Row): Values =>
  Object.fromEntries(
    Object.keys(stored)
      .filter((name) => !SERVERS_OWN.includes(name))
      .filter((name) => !isSameJson(before[name] ?? null, stored[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );

/** Hashes the passwords of the rows before their transaction, which each of them would begin anew. */
export const hashBefore = async (
  rows: readonly ImportedRow[],
  { resource, outside }: Request,
  { model }: Parts,
): Promise<void> => {
  const secrets = resource.fields.filter(({ kind }) => model.kinds[kind].isSecret);
  for (const { values } of rows)
    for (const field of secrets) {
      const value = values[field.name];
      if (typeof value !== 'string' || model.kinds[field.kind].isSealed?.(field)) continue;
      try {
        outside.hash(value);
      } catch (error) {
        if (!(error instanceof Awaited)) throw error;
        await error.work();
      }
    }
};
