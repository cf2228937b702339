import type { Model } from '../../src/model/resolved/model';
import type { Kept } from '../../src/model/answers/undoing';
import { Denied } from '../denied';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import { titleFor } from '../records/titles';
import type { Row } from '../store/store';
import { change } from '../writes/change';
import { refuseState } from '../writes/checkWrite';
import { remove } from '../writes/write';
import { IMPORTS, pieceAt, PIECES, type Piece } from './importBook';
import type { ChangedRecord } from './importRows';

/** Records that are put back in one transaction. */
const AT_ONCE = 100;

type Done = { readonly removed: number; readonly restored: number; readonly kept: readonly Kept[] };

/** @throws Denied for whoever has none of the rights that it asks for: then nothing is put back, and others still can. */
export const refuseUndo = (known: Row, request: Asker, model: Model): void => {
  const needed = (['delete', 'edit'] as const).filter(
    (right) => Number(known[right === 'delete' ? 'made' : 'changed']) > 0,
  );
  const [first] = needed;
  if (first && !needed.some((right) => may(right, request))) throw denied(first, request, model);
};

/**
 * Puts back a piece of what an import did, the last first: removes what it made, and gives back what it changed, where
 * nobody has changed it since, this person may now delete or edit, and the rules of the entity let it. Answers whether there is more.
 */
export const undoPiece = async (
  known: Row,
  request: Request,
  parts: Parts,
): Promise<Done & { readonly isDone: boolean }> => {
  const { store, clock } = parts;
  const before = Object(known['undone']) as Partial<Record<'removed' | 'restored' | 'kept' | 'left', number>>;
  const left = before.left ?? Number(known['pieces']);
  const place = pieceAt(known._id, left - 1);
  const piece = left > 0 ? await store.get(PIECES, place) : undefined;
  const { done, rest } = piece
    ? await undoSome(piece as unknown as Piece, request, parts)
    : { done: { removed: 0, restored: 0, kept: [] }, rest: undefined };
  if (piece && rest) await store.update(PIECES, place, { patch: { ...rest } });
  else if (piece) await store.remove(PIECES, place);
  const isLeft = rest === undefined ? left - 1 : left;
  const undone = {
    at: clock.iso(),
    account: request.person.row._id,
    removed: (before.removed ?? 0) + done.removed,
    restored: (before.restored ?? 0) + done.restored,
    kept: (before.kept ?? 0) + done.kept.length,
    left: Math.max(0, isLeft),
  };
  await store.update(IMPORTS, known._id, { patch: { undone, updatedAt: clock.iso() }, ifVersion: known.__v });
  return { ...done, isDone: undone.left === 0 };
};

const undoSome = async ({ made, changed }: Piece, request: Request, parts: Parts) => {
  const back = changed.slice(-AT_ONCE);
  const gone = made.slice(made.length - Math.min(made.length, AT_ONCE - back.length));
  const kept: Kept[] = [];
  let [removed, restored] = [0, 0];
  for (const each of back.toReversed()) {
    const stays = await restoreOne(each, request, parts);
    if (stays) kept.push(stays);
    else restored += 1;
  }
  for (const [id, version] of gone.toReversed()) {
    const stays = await removeOne({ id, version }, request, parts);
    if (stays) kept.push(stays);
    else removed += 1;
  }
  const rest = {
    made: made.slice(0, made.length - gone.length),
    changed: changed.slice(0, changed.length - back.length),
  };
  const isEmpty = rest.made.length + rest.changed.length === 0;
  return { done: { removed, restored, kept }, rest: isEmpty ? undefined : rest };
};

type Asker = Pick<Request, 'resource' | 'person'>;

type Right = 'edit' | 'delete';

const may = (right: Right, { resource, person }: Asker): boolean =>
  person.ability.can(right, resource.subject);

const denied = (action: Right, { resource: { subject } }: Asker, model: Model): Denied =>
  new Denied({ action, subject }, model);

type Left = { readonly id: string; readonly version: number };

type PutBack = (store: Parts['store']) => Promise<void>;

const removeOne = (left: Left, request: Request, parts: Parts) => {
  const putBack: PutBack = async (store) => {
    if (!may('delete', request)) throw denied('delete', request, parts.model);
    if (!request.resource.api.calls.delete) throw refuse(409, 'neverDeleted');
    await remove({ ...request, id: left.id }, { ...parts, store });
  };
  return unlessChanged({ ...left, putBack }, request, parts);
};

const restoreOne = ({ before, ...left }: ChangedRecord, request: Request, parts: Parts) => {
  const putBack: PutBack = async (store) => {
    if (!may('edit', request)) throw denied('edit', request, parts.model);
    await change({ ...request, id: left.id, body: {} }, { ...parts, store }, (present) => {
      refuseState('edit', present, { ...request, model: parts.model });
      return { patch: before };
    });
  };
  return unlessChanged({ ...left, putBack }, request, parts);
};

/* Undefined when it was done; why not, otherwise. What one of them cannot costs none of the others. */
const unlessChanged = async (
  { id, version, putBack }: Left & { readonly putBack: PutBack },
  { resource, person, language = 'en' }: Request,
  parts: Parts,
): Promise<Kept | undefined> => {
  const row = await parts.store.get(resource.api.collection, id);
  if (!row) return { title: id, reason: 'gone' };
  const title = titleFor(row, { resource, person }, parts);
  if (row.__v !== version) return { title, reason: 'changed' };
  try {
    await parts.store.transaction(putBack);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return { title, reason: error.messageIn(language) };
    throw error;
  }
};
