import type { Comparison, Rule } from '../../config/rule';
import { textOf, type Row } from '../values/comparable';
import { operandsOf } from '../compute/operandsOf';
import { isLinked, isLive } from '../compute/isLive';
import { withComputed } from '../compute/withComputed';
import { hash } from './fakeId';
import { headsOf, isBound } from './fakeHints';
import { fakeValue } from './fakeValue';
import type { FakeContext, FakeEntity, Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { repairRecord } from './repairRecord';
import { validateRecord } from '../rules/validateRecord';
import { asReached } from './asReached';
import { PLACE } from '../order/placeField';
import { comparisonOf, matches, type RuleContext } from '../rules/rules';
import { reachableStates } from '../rules/transitions';
import { uniqueGroups, type UniqueGroup } from '../rules/uniqueGroups';

export type FakeRecord = Omit<FakeContext, 'index'> & {
  readonly resource: Resource;
  readonly index: number;
  readonly seed: number;
  /** Values that are given: hand-written, stamped, or asked for by the entity's scope. */
  readonly given: Row;
  /** Is what these values claim of a group of unique fields free? */
  readonly isFree: (group: UniqueGroup, values: Row) => boolean;
  /** What the values have to agree with; without it they are made up alone. */
  readonly entity?: (key: string) => FakeEntity;
};

/** The declared fields of one demo record: complete, legal, and the same for the same seed. */
export const fakeRecord = (asked: FakeRecord): Row => {
  const { resource, kinds, given } = asked;
  const whole: Record<string, unknown> = { ...given };
  const another = (field: ResolvedField, attempt: number) => freeValue(field, { ...asked, whole }, attempt);
  const context = { fields: resource.fields, kinds };
  const settled = (record: Row) => withComputed(record, context);
  for (const field of inOrder(resource.fields)) {
    if (Object.hasOwn(given, field.name) || field.name === PLACE) continue;
    if (isBound(field.fake)) Object.assign(whole, settled(whole));
    whole[field.name] = another(field, 0);
  }
  const repair = { resource, kinds, fixed: new Set(Object.keys(given)), another, settled };
  // Mending may show fields that were hidden, and these have to be right as well.
  const mended = (record: Row) => {
    const repaired = repairRecord(settled(record), repair);
    return visiblePart({ ...whole, ...repaired }, repaired, context);
  };
  const first = settled(whole);
  const made = mended(mended(visiblePart(first, first, context)));
  const legal = settled({ ...given, ...made });
  const reached = settled(asReached(legal, resource, { given, now: asked.now }));
  const faults = (record: Row) => validateRecord(record, { resource, kinds }).length;
  return withoutUnstored(faults(reached) > faults(legal) ? legal : reached, resource, kinds);
};

/* A value that has to agree with others comes after them; what a computed one follows from counts as well. */
const inOrder = (fields: readonly ResolvedField[]): ResolvedField[] => {
  const order: ResolvedField[] = [];
  const visit = (field: ResolvedField, above: readonly ResolvedField[]): void => {
    if (above.includes(field) || order.includes(field)) return;
    const heads = [...headsOf(field.fake), ...operandsOf(field.compute).map((path) => path.split('.')[0])];
    for (const other of fields) if (heads.includes(other.name)) visit(other, [...above, field]);
    order.push(field);
  };
  for (const field of fields) visit(field, []);
  return order;
};

/* What follows from the clock is never stored, nor what each reader has of their own. */
const withoutUnstored = (record: Row, { fields }: Resource, kinds: Kinds): Row => {
  const unstored = fields.filter(
    ({ kind, compute }) => isLive(compute) || isLinked(compute) || kinds[kind].isPersonal,
  );
  const names = unstored.map(({ name }) => name);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
};

/** What a rule asks for outright (`{ role: 'user' }`): the values a record must have to be in its scope. */
export const demanded = (scope: Rule | undefined, index: number): Row => {
  const { $and = [], $or: _or, $not: _not, ...own } = scope ?? {};
  const values = Object.entries(own).flatMap(([name, wanted]): [string, unknown][] => {
    const { $in, $eq } = comparisonOf(wanted) as Comparison<unknown>;
    const choices: readonly unknown[] = $in ?? [$eq];
    const choice = choices[index % choices.length];
    return choice === undefined ? [] : [[name, choice]];
  });
  return Object.assign(Object.fromEntries(values), ...$and.map((each) => demanded(each, index))) as Row;
};

/** Hiding a field may hide or show others, so this goes on until nothing changes any more. */
const visiblePart = (whole: Row, seen: Row, context: RuleContext): Row => {
  let visible = seen;
  for (let round = 0; round <= context.fields.length; round += 1) {
    const shown = context.fields.filter(({ showWhen }) => matches(showWhen, visible, context));
    const next = Object.fromEntries(shown.map(({ name }) => [name, whole[name]]));
    if (Object.keys(next).join() === Object.keys(visible).join()) return next;
    visible = next;
  }
  return visible;
};

const ATTEMPTS = 40;

type Around = FakeRecord & { readonly whole: Row };

const freeValue = (field: ResolvedField, asked: Around, attempt: number): unknown => {
  const first = madeValue(field, asked, attempt);
  if (isFreeIn(field, first, asked)) return first;
  for (let again = 1; again < ATTEMPTS; again += 1) {
    const value = madeValue(field, asked, attempt * ATTEMPTS + again);
    if (isFreeIn(field, value, asked)) return value;
  }
  return numbered(first, field, asked);
};

/* With what is made of the record so far; a group with a part that is still to come claims nothing yet. */
const isFreeIn = ({ name }: ResolvedField, value: unknown, { resource, whole, isFree }: Around): boolean =>
  uniqueGroups(resource).every(
    (group) => !group.includes(name) || isFree(group, { ...whole, [name]: value }),
  );

/* Every value has a seed of its own, so that adding a field changes no other. */
const madeValue = (field: ResolvedField, asked: Around, attempt: number): unknown => {
  const { faker, resource, index, seed, kinds, entity, whole } = asked;
  faker.seed(hash(`${seed}/${resource.key}/${index}/${field.name}/${attempt}`));
  const around = entity && { values: whole, fields: resource.fields, kinds, entity };
  const value = fakeValue(field, { ...asked, faker, index, kinds, ...(around && { around }) });
  const states = reachableStates(resource, field.name);
  return !states || states.includes(textOf(value) ?? '') ? value : faker.helpers.arrayElement(states);
};

/** The value with the record's number in it, where the kind accepts that; null when nothing is free. */
const numbered = (value: unknown, field: ResolvedField, asked: Around): unknown => {
  const { kinds, index } = asked;
  if (typeof value !== 'string') return null;
  const kind = kinds[field.kind];
  const tail = String(index);
  const candidates = [
    value.replace('@', `${tail}@`),
    `${value} ${tail}`,
    value.slice(0, -tail.length) + tail,
  ];
  const isGood = (text: string) =>
    kind.fault(text, field, kinds) === undefined &&
    kind.validate(text as Parameters<typeof kind.validate>[0], field, kinds).length === 0 &&
    isFreeIn(field, text, asked);
  return candidates.find(isGood) ?? null;
};
