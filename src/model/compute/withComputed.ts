import type { Row } from '../values/comparable';
import { roundDecimal, toDecimal, type Decimal } from '../values/decimal';
import { fieldAt } from '../resolved/fieldAt';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { computeOrder } from './computeOrder';
import { computingOf } from './computings';
import { operandsOf } from './operandsOf';
import { formulaOf } from './formulaOf';
import { isLinked, isLive } from './isLive';
import { normalisedValue } from '../values/normalisedValue';
import { isPlainObject, isSameJson } from '../values/plainObject';

export type Shape = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

type Values = Record<string, unknown>;

/**
 * The record with every stored value that follows from others as it follows: members of rows first, then the fields
 * in the order they need each other. What was there in their place does not matter; null where nothing follows. What
 * follows from other records stays as it is (`server/links`).
 */
export const withComputed = (record: Row, shape: Shape): Values =>
  computed(record, shape, { isWanted: ({ compute }) => !isLive(compute) && !isLinked(compute), now: NEVER });

/** The record with the values that also follow from the clock. These are for reading, and never stored. */
export const withLive = (record: Row, shape: Shape, now: Date): Values =>
  computed(record, shape, { isWanted: ({ compute }) => isLive(compute), now });

/** The fields whose value is another one than follows, with the value that does: what a write has to add. */
export const computedChanges = (record: Row, shape: Shape): Values => {
  const right = withComputed(record, shape);
  const changed = Object.entries(right).filter(([name, value]) => !isSameJson(value, record[name]));
  return Object.fromEntries(changed);
};

/* No function reads the clock but those that are live. */
const NEVER = new Date(0);

type Run = { readonly isWanted: (field: ResolvedField) => boolean; readonly now: Date };

const computed = (record: Row, shape: Shape, run: Run): Values => {
  const { fields } = shape;
  const result: Values = { ...record };
  for (const { name, children } of fields.filter((field) => hasWanted(field.children, run)))
    result[name] = withMembers(record[name], { ...shape, fields: children }, run);
  if (fields.some((field) => field.compute))
    for (const field of computeOrder(fields).order.filter(run.isWanted))
      result[field.name] = valueOf(field, result, { ...shape, now: run.now });
  return result;
};

const hasWanted = (fields: readonly ResolvedField[], run: Run): boolean =>
  fields.some((field) => (field.compute && run.isWanted(field)) || hasWanted(field.children, run));

const withMembers = (value: unknown, shape: Shape, run: Run): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => withMembers(row, shape, run));
  return isPlainObject(value) ? computed(value, shape, run) : value;
};

const valueOf = (
  field: ResolvedField,
  record: Row,
  { fields, kinds, now }: Shape & { readonly now: Date },
): unknown => {
  const whole = (value: unknown, path: string): unknown => {
    const read = fields.find(({ name }) => name === path);
    const kind = read && kinds[read.kind];
    if (!read || !kind?.whole || kind.fault(value, read, kinds) !== undefined) return value;
    return kind.whole(value as Parameters<typeof kind.whole>[0], read, { record, fields, kinds });
  };
  const kind = kinds[field.kind];
  const digits = kind.decimals?.(field);
  const formula = formulaOf(field, { fields, kinds });
  if (formula) {
    if ('fault' in formula) return null;
    const read = (path: string) =>
      whole(asStored(operandAt(record, path), fieldAt(fields, path), kinds), path);
    return normalisedValue(formula.of(read, digits), field, kinds);
  }
  const operands = operandsOf(field.compute).map((path) => whole(operandAt(record, path), path));
  return storedNumber(toDecimal(computingOf(field.compute)?.of(operands, now)), field, kinds);
};

/** A number that was computed as its field stores it; null where there is none. */
export const storedNumber = (value: Decimal | undefined, field: ResolvedField, kinds: Kinds): unknown => {
  if (value === undefined) return null;
  const kind = kinds[field.kind];
  const digits = kind.decimals?.(field);
  const rounded: unknown = digits === undefined ? value : roundDecimal(value, digits);
  return kind.normalise?.(rounded as Parameters<typeof kind.validate>[0], field) ?? rounded;
};

/* What is being typed is computed as it will be when it is stored. */
const asStored = (value: unknown, field: ResolvedField | undefined, kinds: Kinds): unknown => {
  if (!field) return value;
  const isMember = Array.isArray(value) && kinds[field.kind].inFormula !== undefined;
  const stored = (each: unknown) => normalisedValue(each, field, kinds);
  return isMember ? value.map(stored) : stored(value);
};

/** The value of a field, or of a member in every row: `items.total`. */
const operandAt = (record: Row, path: string): unknown => {
  const [name = '', ...rest] = path.split('.');
  const value = record[name];
  if (rest.length === 0) return value;
  const member = (row: unknown) => (isPlainObject(row) ? operandAt(row, rest.join('.')) : undefined);
  return Array.isArray(value) ? value.map(member) : member(value);
};
