import { locales, type Locale } from '../../config/label';
import { actionsSetting } from './actionsSetting';
import { isEmpty, textOf, type Row } from '../values/comparable';
import { fieldText } from '../answers/fieldText';
import type { Issue, Kinds } from '../resolved/kind';
import type { Labels, ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { isPlainObject } from '../values/plainObject';

/** A change of state that the entity does not declare. `from` is undefined for a new record. */
export type IllegalMove = {
  readonly field: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly allowed: readonly string[];
};

type Shape = Pick<Resource, 'fields' | 'transitions'>;

type Moved = Shape & Pick<Resource, 'actions' | 'timed'>;

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
  return statesAfter(moves, start);
};

/** A state, and all that may follow it, at once or later. */
export const statesAfter = (moves: Shape['transitions'][string], start: string): string[] => {
  const reached = new Set([start]);
  for (const state of reached) for (const next of allowedFrom(moves, state)) reached.add(next);
  return [...reached];
};

/**
 * A choice with the values that a form offers a stored record: its own, and those that may follow it and that no action
 * brings, nor time. An action does more than to set its state: set by hand, an invoice would be paid without a payment.
 * Where nothing is left to choose it is read only. Any other field, and the choice of a new record, as it is.
 */
export const narrowedToNext = <F extends ResolvedField>(
  field: F,
  resource: Moved,
  before: Row | undefined,
): F => {
  const values = 'values' in field ? field.values : undefined;
  if (!before || !isPlainObject(values)) return field;
  const present = textOf(before[field.name]);
  const isOffered = (state: string) => {
    const move = { [field.name]: state };
    const isByTime = resource.timed.some(({ field: moved, to }) => moved === field.name && to === state);
    const isBrought = isByTime || actionsSetting(resource, move).length > 0;
    return state === present || (!isBrought && illegalMove(resource, before, move) === undefined);
  };
  const offered = Object.entries(values).filter(([state]) => isOffered(state));
  if (offered.length === Object.keys(values).length) return field;
  const mayBeEmptied = !field.required && !Object.hasOwn(resource.transitions, field.name);
  const isFixed = !mayBeEmptied && offered.every(([state]) => state === present);
  return { ...field, values: Object.fromEntries(offered), readOnly: field.readOnly || isFixed };
};

/** The illegal move as the fault of its field; its states are called as the screens call them. */
export const moveIssue = (
  { field: path, from, to, allowed }: IllegalMove,
  place: Pick<Resource, 'fields'> & { readonly kinds: Kinds },
): Issue => {
  const named = (states: readonly string[]) => states.map((state) => calledIn(state, path, place));
  if (from === undefined) return { path, key: 'oneOf', called: { options: named(allowed) } };
  const called = { from: named([from]), to: named([to]) };
  if (allowed.length === 0) return { path, key: 'transitionNone', called };
  return { path, key: 'transition', called: { ...called, allowed: named(allowed) } };
};

/* A state that the choice does not have has no name but its own. */
const calledIn = (
  state: string,
  name: string,
  { fields, kinds }: Parameters<typeof moveIssue>[1],
): Labels => {
  const field = fields.find((each) => each.name === name);
  const textIn = (locale: Locale) => field && fieldText(state, field, { kinds, locale });
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale) ?? state])) as Labels;
};

const startOf = ({ fields }: Shape, name: string): unknown =>
  fields.find((field) => field.name === name)?.default;

const allowedFrom = (moves: Readonly<Record<string, readonly string[]>>, from: string): readonly string[] =>
  (Object.hasOwn(moves, from) ? moves[from] : undefined) ?? [];
