import type { Model } from '../../src/model/resolved/model';
import type { ResolvedAction, Resource } from '../../src/model/resolved/resource';
import { actionsSetting } from '../../src/model/rules/actionsSetting';
import { finalFields, isFinalAction } from '../../src/model/rules/final';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Doing } from '../log/doing';
import type { Served } from '../routes';
import type { Row } from '../store/store';

/** What an entry of the log says besides of a change that can be taken back: the version it left, and the right it took. */
export type Undo = { readonly version: number; readonly can: readonly [action: string, subject: string] };

type Asked = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly model: Model;
  /** Whether code of the server belongs to an action: what that does nobody can take back. */
  readonly isHooked: (resource: Resource, action: string) => boolean;
};

/** The right by which a write could be taken back; undefined where it cannot be. */
export const undoRight = (served: Served, { body, model, isHooked }: Asked): Undo['can'] | undefined => {
  const { resource, operation, action } = served;
  const changed = action?.adds ? [resource, model.resource(action.adds.resource)] : [resource];
  if (!changed.every((each) => isWrittenDown(each, model))) return undefined;
  const isFinal = (each: ResolvedAction) =>
    isFinalAction(each, { resource, model }) || isHooked(resource, each.name);
  if (operation === 'action') return isFinal(action) ? undefined : action.can;
  if (operation === 'delete') return resource.hasBin ? ['delete', resource.subject] : undefined;
  const final = finalFields({ resource, model });
  const isCheap = (operation === 'update' || operation === 'place') && !resource.ledger;
  if (!isCheap || Object.keys(body).some((name) => final.has(name))) return undefined;
  const isNever = actionsSetting(resource, body).some(isFinal);
  return isNever ? undefined : ['edit', resource.subject];
};

/* The log has what was there before. */
const isWrittenDown = ({ hasHistory }: Resource, { log, resource }: Model): boolean => {
  if (!hasHistory || log?.changes === undefined) return false;
  const names = new Set(resource(log.changes).fields.map(({ name }) => name));
  return ['resource', 'recordId', 'change', 'requestId'].every((name) => names.has(name));
};

type Change = {
  readonly before: Row | null;
  readonly after: Row | null;
  /** The fields that changed. */
  readonly names: readonly string[];
};

type Place = { readonly resource: Resource; readonly model: Model; readonly doing: Doing };

/** What is written down so that a change can be taken back; undefined where it cannot be. */
export const undoOf = (
  { before, after, names }: Change,
  { resource, model, doing }: Place,
): Undo | undefined => {
  const can = doing.asked?.undo;
  if (!can || !before) return undefined;
  if (!after) return resource.hasBin ? { version: before.__v, can } : undefined;
  const final = finalFields({ resource, model });
  return names.length > 0 && !names.some((name) => final.has(name)) ? { version: after.__v, can } : undefined;
};

/** What an entry says; undefined for one that cannot be taken back. */
export const readUndo = (change: unknown): Undo | undefined => {
  const undo = isPlainObject(change) ? change['undo'] : undefined;
  return isPlainObject(undo) ? (undo as unknown as Undo) : undefined;
};
