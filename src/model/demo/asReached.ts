import { textOf, type Row } from '../values/comparable';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { statesAfter } from '../rules/transitions';
import { isPlainObject } from '../values/plainObject';

type Shape = Pick<Resource, 'fields' | 'actions' | 'timed' | 'transitions'>;

/** What an action, or time, writes into a record whose state it changes. */
type Filling = {
  readonly name: string;
  readonly value: unknown;
  readonly state: string;
  /** The state that it sets, and those that may follow. */
  readonly in: readonly string[];
};

/**
 * A made-up record with what its state tells: what people never type, and only an action fills, is there in the state that
 * the action leads to and in those after it, and nowhere else; and the moments when actions ran are over, in the order in which
 * the states follow. What is given, or made up by a hint of its own, stays.
 */
export const asReached = (record: Row, resource: Shape, { given, now }: Reached): Row => {
  const fillings = fillingsOf(resource);
  const own = resource.fields.filter((field) => isFilled(field) && !Object.hasOwn(given, field.name));
  const unreached = own.filter(({ name }) => {
    const ways = fillings.filter((each) => each.name === name);
    return ways.length > 0 && ways.every((way) => !way.in.includes(textOf(record[way.state]) ?? ''));
  });
  const emptied = Object.fromEntries(unreached.map(({ name }) => [name, null]));
  return inTurn({ ...record, ...emptied }, { own, fillings, now });
};

type Reached = { readonly given: Row; readonly now: Date };

const isFilled = ({ readOnly, required, compute, fake }: ResolvedField): boolean =>
  readOnly && !required && compute === undefined && fake === undefined;

const fillingsOf = ({ actions, timed, transitions }: Shape): Filling[] => {
  const changes = [
    ...actions.map(({ effect }) => effect),
    ...timed.map(({ field, to, effect }) => ({ ...effect, [field]: to })),
  ];
  return changes.flatMap((effect) => {
    const [state] = Object.keys(effect).filter((name) => transitions[name] !== undefined);
    const to = state === undefined ? undefined : textOf(effect[state]);
    if (state === undefined || to === undefined) return [];
    const after = statesAfter(transitions[state] ?? {}, to);
    const others = Object.entries(effect).filter(([name]) => name !== state);
    return others.map(([name, value]) => ({ name, value, state, in: after }));
  });
};

type Turns = {
  readonly own: readonly ResolvedField[];
  readonly fillings: readonly Filling[];
  readonly now: Date;
};

/* The same moments, the earliest for what was done first. */
const inTurn = (record: Row, { own, fillings, now }: Turns): Row => {
  const moments = own.flatMap(({ name }) => {
    const way = fillings.find((each) => each.name === name && isNow(each.value));
    const time = Date.parse(textOf(record[name]) ?? '');
    return way && !Number.isNaN(time)
      ? [{ name, way, text: past(textOf(record[name]) ?? '', time, now) }]
      : [];
  });
  const turns = moments.toSorted((one, other) => other.way.in.length - one.way.in.length);
  const times = moments.map(({ text }) => text).toSorted();
  const isSame = new Set(times.map(({ length }) => length)).size < 2;
  return {
    ...record,
    ...Object.fromEntries(turns.map(({ name, text }, at) => [name, isSame ? times[at] : text])),
  };
};

const isNow = (value: unknown): boolean => isPlainObject(value) && value['$now'] === true;

/* As long ago as it was ahead. */
const past = (text: string, time: number, now: Date): string => {
  if (time <= now.getTime()) return text;
  return new Date(2 * now.getTime() - time).toISOString().slice(0, text.length);
};
