import type { Ability } from '../../src/model/access/ability';
import { isAskedName } from '../../src/config/links/formulaPaths';
import { closedFields } from '../../src/model/access/openFields';
import { withLive } from '../../src/model/compute/withComputed';
import type { Kinds } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { doubtsIn } from '../doubts/doubtsIn';
import { markedAs, type Marks } from '../marks/marks';
import type { Row } from '../store/store';
import { isEmpty } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';

/** Secrets never leave the server, however deep they are nested, nor what formulas of before have left in the records. */
export const withoutSecrets = (
  row: Readonly<Record<string, unknown>>,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      const field = fields.find((each) => each.name === name);
      // What a formula of before asked for is in no rules of access by now.
      if (!field) return isAskedName(name) ? [] : [[name, value]];
      if (kinds[field.kind].isSecret) return [];
      return [[name, field.children.length === 0 ? value : plainMembers(value, field.children, kinds)]];
    }),
  );

type Reader = {
  readonly model: Pick<Model, 'kinds' | 'known' | 'isWhole' | 'resource'>;
  readonly ability: Ability;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Without a word on values that somebody should look at: for very many records, of which nobody sees it. */
  readonly isUnmarked?: boolean;
  /** What whoever reads has marked. Default: no marks are told. */
  readonly marks?: Marks;
};

/**
 * A record as it goes over the wire: without secrets and guarded fields this person may not see, with what follows from the
 * clock, and with why somebody should look at a value, by its field, in `_doubts`.
 */
export const toWire = (
  row: Row,
  resource: Resource,
  { model, ability, now, isUnmarked = false, marks = NO_MARKS }: Reader,
): Record<string, unknown> => {
  const { kinds } = model;
  const closed = closedFields(resource, { ability, model });
  const live = withLive(row, { fields: resource.fields, kinds }, new Date(now));
  const whole = { ...live, ...markedAs(row._id, marks) };
  const open = Object.entries(withoutSecrets(whole, resource.fields, kinds)).filter(
    ([name]) => !closed.has(name),
  );
  const seen = Object.fromEntries(open);
  return { ...seen, ...(!isUnmarked && doubtsOf(seen, resource, kinds)), [resource.api.idKey]: row._id };
};

/** A record, or members of one, in the forms that the options of its fields say answers have. */
export const onWire = (
  row: Readonly<Record<string, unknown>>,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Record<string, unknown> => {
  const told = fields
    .filter(({ name }) => !isEmpty(row[name]))
    .flatMap((field) => {
      const value = valueOnWire(row[field.name], field, kinds);
      return value === row[field.name] ? [] : [[field.name, value] as const];
    });
  return told.length === 0 ? row : { ...row, ...Object.fromEntries(told) };
};

const valueOnWire = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  const form = kinds[field.kind].onWire?.(field);
  if (form) return form.write(value as never);
  if (field.children.length === 0) return value;
  const inner = (each: unknown) => (isPlainObject(each) ? onWire(each, field.children, kinds) : each);
  if (!Array.isArray(value)) return inner(value);
  const rows = value.map(inner);
  return rows.some((row, at) => row !== value[at]) ? rows : value;
};

const NO_MARKS: Marks = new Map();

const doubtsOf = (seen: Readonly<Record<string, unknown>>, { fields }: Resource, kinds: Kinds) => {
  const doubts = doubtsIn(seen, fields, kinds).filter(({ path }) => !path.includes('.'));
  return doubts.length > 0 && { _doubts: Object.fromEntries(doubts.map(({ path, why }) => [path, why])) };
};

const plainMembers = (value: unknown, children: readonly ResolvedField[], kinds: Kinds): unknown => {
  if (Array.isArray(value)) return value.map((each) => plainMembers(each, children, kinds));
  return isPlainObject(value) ? withoutSecrets(value, children, kinds) : value;
};
