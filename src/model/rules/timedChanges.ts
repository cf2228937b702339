import { textOf, type Row } from '../values/comparable';
import { computedChanges } from '../compute/withComputed';
import type { Kinds } from '../resolved/kind';
import type { ResolvedTimedMove, Resource } from '../resolved/resource';
import { inContext, type Context } from './contextValues';
import { matches } from './rules';
import { writeFaults } from './writeRules';

export type TimedPlace = { readonly resource: Resource; readonly kinds: Kinds; readonly now: Date };

/**
 * What time has changed in a record since it was last written, as the entity declares it (`timed`); undefined when
 * nothing. Several moves may follow each other, each at most once. A move that would leave the record wrong is not
 * made: it waits until somebody puts the record right.
 */
export const timedChanges = (record: Row, place: TimedPlace): Row | undefined => {
  const { resource, kinds, now } = place;
  let changes: Row = {};
  for (const _ of resource.timed) {
    const current = { ...record, ...changes };
    const move = resource.timed.find((each) => isDue(each, current, place));
    if (!move) break;
    const asked = { ...changes, ...effectOf(move, { record: current, now: now.getTime() }) };
    const next = {
      ...asked,
      ...computedChanges({ ...record, ...asked }, { fields: resource.fields, kinds }),
    };
    const after = { ...record, ...next };
    const write = { model: { kinds }, resource, before: current, after, now: now.getTime() };
    if (writeFaults(write).length > 0) break;
    changes = next;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};

const isDue = (move: ResolvedTimedMove, record: Row, { resource, kinds, now }: TimedPlace): boolean => {
  const end = endOf(record[move.after]);
  const isOver = end !== undefined && end <= now.getTime();
  const isThere = move.from.includes(textOf(record[move.field]) ?? '');
  return (
    isOver && isThere && matches(move.when, record, { fields: resource.fields, kinds, now: now.getTime() })
  );
};

const effectOf = ({ field, to, effect }: ResolvedTimedMove, context: Context): Row => ({
  ...inContext(effect, context),
  [field]: to,
});

const DAY = 24 * 60 * 60 * 1000;

/* A day has passed when it is over, a moment when it is there. */
const endOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? time + DAY : time;
};
