import { orderAt } from '../../src/model/resolved/fieldAt';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import { matches } from '../../src/model/rules/rules';
import type { Condition, Order, Scalar } from '../store/store';

/** Entities that share a collection are told apart by their scope; without one, every record belongs. */
export const isInScope = (
  { api, fields }: Resource,
  row: Readonly<Record<string, unknown>>,
  kinds: Kinds,
): boolean => matches(api.scope, row, { fields, kinds });

/**
 * The scope as the store is asked for it.
 * @throws when the scope uses an operator that the store has no word for.
 */
export const scopeConditions = ({ key, api, fields }: Resource, kinds: Kinds): Condition[] =>
  ruleConditions(api.scope ?? {}, { fields, kinds, at: `${key}.api.scope` });

type Asked = Pick<Resource, 'fields'> & { readonly kinds: Kinds; readonly at: string };

/**
 * A rule as the store is asked for it; `at` is where it is declared.
 * @throws when it uses an operator that the store has no word for.
 */
export const ruleConditions = (rule: object, { fields, kinds, at }: Asked): Condition[] =>
  conditionsIn(rule, (path) => ({ path, order: orderAt(fields, path, kinds), place: at }));

type Place = { readonly path: string; readonly order: Order; readonly place: string };

const conditionsIn = (rule: object, placeOf: (path: string) => Place): Condition[] =>
  Object.entries(rule).flatMap(([path, wanted]: [string, unknown]) => {
    if (path === '$and' && Array.isArray(wanted)) {
      return wanted.flatMap((each: object) => conditionsIn(each, placeOf));
    }
    const operators = isComparison(wanted) ? wanted : { $eq: wanted };
    return Object.entries(operators).flatMap(([operator, value]) =>
      conditionFor(operator, value, placeOf(path)),
    );
  });

const conditionFor = (operator: string, value: unknown, place: Place): Condition[] => {
  const read = Object.hasOwn(readers, operator) ? readers[operator] : undefined;
  if (read && !place.path.startsWith('$')) return read(place, value);
  const valid = ['$and', ...Object.keys(readers)].join(', ');
  const name = place.path.startsWith('$') ? place.path : operator;
  throw new Error(`${place.place}: the gateway cannot list records by "${name}". Valid: ${valid}.`);
};

type Reader = (place: Place, value: unknown) => Condition[];

const sized =
  (op: 'gt' | 'gte' | 'lt' | 'lte'): Reader =>
  ({ path, order }, value) => [{ path, op, value: value as Scalar, order }];

const readers: Readonly<Record<string, Reader>> = {
  $eq: ({ path, order }, value) =>
    value === null
      ? [{ path, op: 'exists', value: false }]
      : [{ path, op: 'eq', value: value as Scalar, order }],
  $ne: ({ path, order }, value) =>
    value === null
      ? [{ path, op: 'exists', value: true }]
      : [{ path, op: 'ne', value: value as Scalar, order }],
  $in: ({ path, order }, value) => [{ path, op: 'in', value: value as readonly Scalar[], order }],
  $nin: ({ path, order }, value) =>
    (value as readonly Scalar[]).map((each) => ({ path, op: 'ne', value: each, order })),
  $exists: ({ path }, value) => [{ path, op: 'exists', value: value === true }],
  $gt: sized('gt'),
  $gte: sized('gte'),
  $lt: sized('lt'),
  $lte: sized('lte'),
};

const isComparison = (wanted: unknown): wanted is Record<string, unknown> =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
