import { missingClaim } from '../../src/model/permissions/claims';
import type { Kept } from '../../src/model/answers/undoing';
import type { Resource } from '../../src/model/resolved/resource';
import { isPlainObject } from '../../src/model/values/plainObject';
import { giveToAccount } from '../accounts/ofAccount';
import { putBack } from '../bin/bin';
import { undoneSince } from '../bulk/runs';
import { Denied } from '../denied';
import type { Request } from '../handlers';
import type { Doing } from '../log/doing';
import { referenceTo } from '../log/entries';
import { refuseCircles } from '../order/circles';
import type { Parts } from '../parts';
import { titleFor, titleThen } from '../records/titles';
import { Refusal, refuse, refuseIssues } from '../refusal';
import { createSettingOf } from '../settingOf';
import type { Row } from '../store/store';
import { existing, storePatch } from '../writes/change';
import { inWords } from '../writes/checkWrite';
import { refuseTooFew } from '../writes/protection';
import { danglingReferences } from '../writes/references';
import { readUndo, type Undo } from './undoable';

/** Seconds besides for a line on which the answer, and this call, take long. */
const SLOW_LINE = 20;

/** Milliseconds in which it is known what was changed, and that it is too late for it: nothing older is taken back. */
export const KNOWN_MS = 24 * 60 * 60 * 1000;

/** Records of one request that can be put back together. */
const MOST = 10_000;

/** An entry of the log that can be taken back. */
type Entry = Undo & {
  readonly resource: Resource;
  readonly id: string;
  /** What the record was called then. */
  readonly title: string;
  readonly before: Readonly<Record<string, unknown>>;
  /** The record was deleted, and lies in the bin. */
  readonly isRemoved: boolean;
};

/** The requests, and the run of which they are a part. */
export type TakingBack = { readonly ids: readonly string[]; readonly run?: string | undefined };

/** What is taken back, the last first, and what it is too late for. */
type Asked = { readonly entries: readonly Entry[]; readonly late: readonly Kept[] };

/**
 * What this person's requests of the last seconds have changed.
 * @throws Refusal 409 where there is none, or one of them is final; Denied where the right to it is gone.
 */
export const entriesToTakeBack = async (
  { ids, run }: TakingBack,
  { person, doing }: Pick<Request, 'person' | 'doing'>,
  { model, store, clock }: Parts,
): Promise<Asked> => {
  const log = model.log?.changes === undefined ? undefined : model.resource(model.log.changes);
  const by = doing?.person;
  const holder = by && referenceTo(by.resource, log);
  if (!log || !by || holder === undefined) throw refuse(409, 'undoTooLate');
  const seconds = (await createSettingOf({ model, store })('undoSeconds')) + SLOW_LINE;
  const oldest =
    run === undefined
      ? new Date(clock.now() - seconds * 1000).toISOString()
      : await undoneSince(run, { person, seconds }, { store, clock });
  if (oldest === undefined) throw refuse(409, 'undoTooLate');
  const { rows } = await store.list(log.api.collection, {
    where: [
      { path: 'createdAt', op: 'gte', value: new Date(clock.now() - KNOWN_MS).toISOString() },
      { path: 'requestId', op: 'in', value: [...ids] },
      { path: holder, op: 'eq', value: by.row._id },
      { path: 'result', op: 'eq', value: 'ok' },
    ],
    sort: [{ path: 'createdAt', order: 'text', descending: true }],
    offset: 0,
    limit: MOST,
    isUncounted: true,
  });
  const all = rows.filter((row) => isForSame(row, doing));
  // What let go of a deleted record comes back with it.
  const meant = all.some(isRemoval) ? all.filter(isRemoval) : all;
  const own = meant.filter(({ createdAt }) => createdAt >= oldest);
  if (own.length === 0) throw refuse(409, 'undoTooLate');
  const late = meant.filter(({ createdAt }) => createdAt < oldest);
  const entries = own.map((row) => {
    const { change, recordId } = row;
    const undo = readUndo(change);
    const before = isPlainObject(change) ? change['before'] : undefined;
    if (!undo || !isPlainObject(before)) throw refuse(409, 'undoNever');
    const resource = model.resource(String(row['resource']));
    const [action, subject] = undo.can;
    const claim = missingClaim(resource, action, person.claim);
    if (!person.ability.can(action, subject)) throw new Denied({ action, subject }, model);
    if (claim !== undefined) throw new Denied({ action, subject, claim }, model);
    return {
      ...undo,
      resource,
      id: String(recordId),
      title: titleIn(row, person, model),
      before,
      isRemoved: isRemoval(row),
    };
  });
  return { entries, late: late.map((row) => ({ title: titleIn(row, person, model), reason: 'tooLate' })) };
};

/* As it was called then. */
const titleIn = (row: Row, person: Request['person'], model: Parts['model']): string => {
  const id = String(row['recordId']);
  const resource = model.resource(String(row['resource']));
  const title = typeof row['record'] === 'string' ? row['record'] : id;
  return titleThen({ title, id }, { resource, person }, { model });
};

const isRemoval = ({ change }: Row): boolean => isPlainObject(change) && change['after'] === null;

/* Whoever has entered an account takes back what was done inside it, from inside it. */
const isForSame = (row: Row, doing: Doing | undefined): boolean =>
  (row['onBehalfOf'] ?? null) === (doing?.onBehalfOf?.row._id ?? null);

/**
 * Puts exactly these fields of a record back, by no transition, if nobody has changed it since. Undefined when it was
 * done; why not, otherwise. What one of them cannot costs none of the others.
 */
export const takeBack = async (entry: Entry, request: Request, parts: Parts): Promise<Kept | undefined> => {
  const { resource, id, version } = entry;
  if (entry.isRemoved) return putBack({ id, version, title: entry.title }, { ...request, resource }, parts);
  const row = await parts.store.get(resource.api.collection, id);
  if (!row) return { title: entry.title, reason: 'gone' };
  const title = titleFor(row, { ...request, resource }, parts);
  if (row.__v !== version) return { title, reason: 'changed' };
  try {
    await parts.store.transaction((store) =>
      restore(entry, { ...request, resource, id }, { ...parts, store }),
    );
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return { title, reason: error.messageIn(request.language ?? 'en') };
    throw error;
  }
};

const restore = async ({ before: patch }: Entry, request: Request, parts: Parts): Promise<void> => {
  const { resource, person } = request;
  const { model, store } = parts;
  const before = await existing(request, parts);
  const after = { ...before, ...patch };
  const dangling = await danglingReferences(
    { before, after, fields: resource.fields },
    { model, store, person },
  );
  if (dangling.length > 0) throw refuseIssues(resource, dangling);
  await refuseCircles({ before, after }, resource, parts);
  await refuseTooFew({ before, after }, request, parts);
  const stored = await storePatch({ before, patch }, request, parts);
  await inWords(resource, () => giveToAccount(patch, request, parts));
  await request.hook('after.update', { before, after: stored }, { ...request, parts });
};
