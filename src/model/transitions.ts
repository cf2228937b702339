import { isEmpty, textOf, type Row } from './comparable';
import type { Issue } from './kind';
import type { Resource } from './resource';

/** A change of state that the entity does not declare. `from` is undefined for a new record. */
export type IllegalMove = {
  readonly field: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly allowed: readonly string[];
};

type Shape = Pick<Resource, 'fields' | 'transitions'>;

/**
 * The first state of `after` that may not follow `before`; `after` may be a patch. Staying is always legal, and
 * so is leaving a state that was never set. A new record (`before` undefined) starts in the field's default, or
 * anywhere when it has none.
 */
export const illegalMove = (
  resource: Shape,
  before: Row | undefined,
  after: Row,
): IllegalMove | undefined => {
  for (const [field, moves] of Object.entries(resource.transitions)) {
    const to = after[field];
    if (to === undefined || to === before?.[field]) continue;
    const start = before ? before[field] : startOf(resource, field);
    const isFree = isEmpty(start) || (!before && (to === start || isEmpty(to)));
    if (isFree) continue;
    const from = textOf(start) ?? '';
    const allowed = before ? allowedFrom(moves, from) : [from];
    const state = textOf(to) ?? '';
    if (!allowed.includes(state)) return { field, from: before ? from : undefined, to: state, allowed };
  }
  return undefined;
};

/** States that can be reached from where a new record starts; every state when it may start anywhere. */
export const reachableStates = (resource: Shape, field: string): string[] | undefined => {
  const moves = resource.transitions[field];
  const start = textOf(startOf(resource, field));
  if (!moves || start === undefined) return undefined;
  const reached = new Set([start]);
  for (const state of reached) for (const next of allowedFrom(moves, state)) reached.add(next);
  return [...reached];
};

/** The illegal move as the fault of its field. */
export const moveIssue = ({ field, from, to, allowed }: IllegalMove): Issue => {
  const options = allowed.join(', ');
  if (from === undefined) return { path: field, key: 'oneOf', args: { options } };
  if (allowed.length === 0) return { path: field, key: 'transitionNone', args: { from, to } };
  return { path: field, key: 'transition', args: { from, to, allowed: options } };
};

const startOf = ({ fields }: Shape, name: string): unknown =>
  fields.find((field) => field.name === name)?.default;

const allowedFrom = (moves: Readonly<Record<string, readonly string[]>>, from: string): readonly string[] =>
  (Object.hasOwn(moves, from) ? moves[from] : undefined) ?? [];
