import { UNDO_DAYS } from '../../src/model/import/importing';
import type { Resource } from '../../src/model/resolved/resource';
import { binOf } from '../bin/bin';
import type { Parts } from '../parts';
import { refuse } from '../refusal';
import type { Row, Store } from '../store/store';
import type { ChangedRecord, RowResult } from './importRows';

/** A row for each import, under the id that whoever makes it has given it. */
export const IMPORTS = 'imports';

/** What each of its requests has done, under the id of the import and a number, until it is undone or too old. */
export const PIECES = 'importPieces';

export type Import = {
  readonly id: string;
  readonly file: string;
  readonly resource: Resource;
  /** The id of whoever makes it. */
  readonly account: string;
  /** When this request of it began, in ISO 8601. */
  readonly at: string;
};

/** What one request has done: the records that it made, with their versions by then, and those that it changed. */
export type Piece = {
  readonly made: readonly (readonly [id: string, version: number])[];
  readonly changed: readonly ChangedRecord[];
};

export const pieceAt = (id: string, number: number): string => `${id} ${number}`;

/** The import that is going on; undefined at its beginning. @throws Refusal 409 when it is none that could go on. */
export const goingOn = async ({ id, resource, account }: Import, store: Store): Promise<Row | undefined> => {
  const row = await store.get(IMPORTS, id);
  if (row && (row['resource'] !== resource.key || row['account'] !== account))
    throw refuse(409, 'importTaken');
  if (row && row['undone'] !== undefined) throw refuse(409, 'importUndone');
  return row;
};

/** Writes down what a request of an import has done, in its transaction. */
export const writeDown = async (
  results: readonly RowResult[],
  { id, file, resource, account, at }: Import,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
): Promise<void> => {
  const known = await store.get(IMPORTS, id);
  const piece = await withoutEarlier(await pieceOf(results, resource, store), known, store);
  const [made, changed] = [piece.made.length, piece.changed.length];
  const refused = results.filter(({ refusal }) => refusal).length;
  const now = clock.iso();
  const own = { __v: 0, createdAt: now, updatedAt: now };
  const pieces = known ? Number(known['pieces']) : 0;
  if (made + changed > 0) await store.insert(PIECES, { ...own, _id: pieceAt(id, pieces), ...piece });
  const counts = {
    made: Number(known?.['made'] ?? 0) + made,
    changed: Number(known?.['changed'] ?? 0) + changed,
    refused: Number(known?.['refused'] ?? 0) + refused,
    pieces: pieces + (made + changed > 0 ? 1 : 0),
  };
  await (known
    ? store.update(IMPORTS, id, { patch: { ...counts, updatedAt: now }, ifVersion: known.__v })
    : store.insert(IMPORTS, {
        ...own,
        createdAt: at,
        _id: id,
        file,
        resource: resource.key,
        account,
        ...counts,
      }));
  if (!known) await forgetOld({ store, clock });
};

/** Takes out of pieces what is kept of records that are gone for good, in the bin or not: nobody can undo that. */
export const withoutGone = async (pieces: readonly Row[], { model, store }: Parts): Promise<void> => {
  for (const row of pieces) {
    const { changed } = row as unknown as Piece;
    const about = await store.get(IMPORTS, row._id.split(' ')[0] ?? '');
    const resource = model.resources.find(({ key }) => key === about?.['resource']);
    if (!resource || changed.length === 0) continue;
    const where = [{ path: '_id', op: 'in', value: changed.map(({ id }) => id) } as const];
    const asked = { where, sort: [] as const, offset: 0, limit: changed.length, isUncounted: true };
    const there = new Set<string>();
    for (const { api } of [resource, binOf(resource)])
      for (const { _id } of (await store.list(api.collection, asked)).rows) there.add(_id);
    const kept = changed.filter(({ id }) => there.has(id));
    if (kept.length < changed.length) await store.update(PIECES, row._id, { patch: { changed: kept } });
  }
};

/* A hook may have written a new record once more. */
const pieceOf = async (results: readonly RowResult[], { api }: Resource, store: Store): Promise<Piece> => {
  const ids = results.flatMap(({ made }) => made ?? []);
  const where = [{ path: '_id', op: 'in', value: ids } as const];
  const asked = { where, sort: [] as const, offset: 0, limit: ids.length, isUncounted: true };
  const { rows } = ids.length > 0 ? await store.list(api.collection, asked) : { rows: [] };
  let piece: Piece = { made: rows.map(({ _id, __v }) => [_id, __v] as const), changed: [] };
  for (const { changed } of results)
    if (changed) piece = joined(piece, changed) ?? { ...piece, changed: [...piece.changed, changed] };
  return piece;
};

/* A later change of what a piece left: one way back for both. Undefined where the piece did not leave it so. */
const joined = ({ made, changed }: Piece, later: ChangedRecord): Piece | undefined => {
  const isLeft = (id: string, version: number) => id === later.id && version === later.over.version;
  if (made.some(([id, version]) => isLeft(id, version)))
    return {
      made: made.map(([id, version]) => [id, isLeft(id, version) ? later.version : version]),
      changed,
    };
  if (!changed.some(({ id, version }) => isLeft(id, version))) return undefined;
  const both = (first: ChangedRecord): ChangedRecord => ({
    ...first,
    version: later.version,
    before: { ...later.before, ...first.before },
  });
  return { made, changed: changed.map((each) => (isLeft(each.id, each.version) ? both(each) : each)) };
};

/*
 * Joins what earlier requests of the import left to what they wrote down, and answers the rest. Only what has been
 * written since the import began can be theirs.
 */
const withoutEarlier = async (piece: Piece, known: Row | undefined, store: Store): Promise<Piece> => {
  const rest = new Set(piece.changed);
  const sought = new Set(piece.changed.filter(({ over }) => known && over.at >= known.createdAt));
  for (
    let number = Number(known?.['pieces'] ?? 0) - 1;
    known && sought.size > 0 && number >= 0;
    number -= 1
  ) {
    const place = pieceAt(known._id, number);
    const stored = (await store.get(PIECES, place)) as unknown as Piece | undefined;
    let earlier = stored;
    for (const each of sought) {
      const both = earlier && joined(earlier, each);
      if (!both) continue;
      earlier = both;
      rest.delete(each);
      sought.delete(each);
    }
    if (earlier && earlier !== stored)
      await store.update(PIECES, place, { patch: { made: earlier.made, changed: earlier.changed } });
  }
  return { ...piece, changed: [...rest] };
};

/* A few at a time: there are never many more. */
const FORGOTTEN_AT_ONCE = 3;

const forgetOld = async ({ store, clock }: Pick<Parts, 'store' | 'clock'>): Promise<void> => {
  const oldest = new Date(clock.now() - UNDO_DAYS * 86_400_000).toISOString();
  const where = [{ path: 'createdAt', op: 'lt', value: oldest } as const];
  const asked = { where, sort: [] as const, offset: 0, limit: FORGOTTEN_AT_ONCE, isUncounted: true };
  const { rows } = await store.list(IMPORTS, asked);
  for (const { _id, pieces } of rows) {
    for (let number = 0; number < Number(pieces); number += 1)
      if (await store.get(PIECES, pieceAt(_id, number))) await store.remove(PIECES, pieceAt(_id, number));
    await store.remove(IMPORTS, _id);
  }
};
