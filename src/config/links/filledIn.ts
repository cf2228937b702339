import { BETWEEN, formulaPaths } from './formulaPaths';

/** Plain data whose shape nobody has checked yet. */
type Dict = Readonly<Record<string, unknown>>;

type Fields = { readonly [name: string]: unknown };

/** What fields lie in the entities. */
type Place = { readonly key: string; readonly all: ReadonlyMap<string, Fields> };

/**
 * A configuration in which every field says by itself what it is. A field that follows from another record and has no kind
 * gets the kind and the options of what it takes; a path in a formula, `plan.share`, becomes a name beside it, `plan$share`,
 * which is a lookup that nobody sees. What cannot be filled in stays as it is, for the check to say what is wrong with it.
 * Where everything is said, it is the same object.
 */
export const filledIn = <D>(declared: D): D => {
  const resources = dictOf(dictOf(declared)['resources']);
  const all = new Map(
    Object.entries(resources).map(([key, entity]) => [key, dictOf(dictOf(entity)['fields'])]),
  );
  const filled = Object.entries(resources).map(([key, entity]) => {
    const whole = fieldsOf({ key, all });
    return [
      key,
      whole === all.get(key) ? entity : Object.freeze({ ...dictOf(entity), fields: whole }),
    ] as const;
  });
  return filled.every(([key, entity]) => entity === resources[key])
    ? declared
    : Object.freeze({ ...declared, resources: Object.fromEntries(filled) });
};

const fieldsOf = ({ key, all }: Place): Fields => {
  const own = all.get(key) ?? {};
  const asked = new Map<string, unknown>();
  const entries = Object.entries(own).map(([name, given]) => {
    const field = withKind(given, { key, all }, []);
    const { formula } = computeOf(field);
    if (typeof formula !== 'string') return [name, field] as const;
    const text = inNames(formula, (path) => {
      const hidden = hiddenAt(path, { key, all });
      if (hidden !== undefined) asked.set(path.replace('.', BETWEEN), hidden);
      return hidden !== undefined;
    });
    return [name, text === formula ? field : withFormula(field, text)] as const;
  });
  const isSame = asked.size === 0 && entries.every(([name, field]) => field === own[name]);
  return isSame ? own : Object.freeze({ ...Object.fromEntries(entries), ...Object.fromEntries(asked) });
};

/** A formula in which the paths that are looked up are names; all that it has stays at its column. */
export const inNames = (formula: string, isLookUp: (path: string) => boolean): string =>
  formulaPaths(formula).reduce((text, { path, from, to }) => {
    if (path.split('.').length !== 2 || !isLookUp(path)) return text;
    const name = path.replace('.', BETWEEN).padEnd(to - from);
    return text.slice(0, from) + name + text.slice(to);
  }, formula);

const withFormula = (field: unknown, formula: string): unknown =>
  Object.freeze({ ...dictOf(field), compute: Object.freeze({ ...computeOf(field), formula }) });

const hiddenAt = (lookup: string, place: Place): unknown => {
  const taken = takenBy({ lookup }, place, []);
  if (!taken) return undefined;
  return Object.freeze({
    ...ownOptions(taken),
    only: [],
    sortable: false,
    compute: Object.freeze({ lookup }),
  });
};

/* `above` are the fields that wait for this one. */
const withKind = (field: unknown, place: Place, above: readonly unknown[]): unknown => {
  const compute = computeOf(field);
  const isLink = compute['lookup'] !== undefined || compute['rollup'] !== undefined;
  if (!isLink || Object.hasOwn(dictOf(field), 'kind') || above.includes(field)) return field;
  const { by } = dictOf(compute['rollup']);
  if (by === 'count') return Object.freeze({ kind: 'number', integer: true, min: 0, ...dictOf(field) });
  const taken = takenBy(compute, place, [...above, field]);
  if (!taken) return field;
  const { min: _, max: __, ...unbound } = ownOptions(taken);
  return Object.freeze({ ...(SUMS.includes(by) ? unbound : ownOptions(taken)), ...dictOf(field) });
};

/* What the values may be says nothing of what they are together. */
const SUMS: readonly unknown[] = ['sum', 'avg'];

/* The field that is taken of another record, once it has a kind. */
const takenBy = (
  { lookup, rollup }: Dict,
  { key, all }: Place,
  above: readonly unknown[],
): Dict | undefined => {
  const { of, take } = dictOf(rollup);
  const [entity, path] = rollup === undefined ? aim(lookup, all.get(key)) : [headOf(of), take];
  const fields = typeof entity === 'string' ? all.get(entity) : undefined;
  if (typeof entity !== 'string' || !fields || typeof path !== 'string') return undefined;
  const [name = '', ...rest] = path.split('.');
  const outer = withKind(own(fields, name), { key: entity, all }, above);
  const field = rest.reduce<unknown>((inner, part) => own(dictOf(dictOf(inner)['of']), part), outer);
  return typeof dictOf(field)['kind'] === 'string' ? dictOf(field) : undefined;
};

/* Where a lookup leads: `plan.price` to the price of what "plan" points at. */
const aim = (lookup: unknown, fields: Fields = {}): readonly unknown[] => {
  if (typeof lookup !== 'string') return [];
  const via = headOf(lookup);
  return [dictOf(own(fields, via))['to'], lookup.slice(via.length + 1)];
};

/* What is the field's own there: whose it is to say here, or what would make the values anew. */
const LEFT = (
  'label help was wasKind required default only not showWhen requiredWhen readOnlyWhen readOnly sortable unique ' +
  'search lookup hidden guarded wide note compute fake serial from suggestions'
).split(' ');

const ownOptions = (field: Dict): Dict =>
  Object.fromEntries(
    Object.entries(field).flatMap(([name, option]) => {
      if (LEFT.includes(name)) return [];
      return [[name, name === 'values' ? withoutMoves(option) : option] as const];
    }),
  );

/* A state that is looked up goes nowhere by itself. */
const withoutMoves = (values: unknown): unknown =>
  Object.fromEntries(
    Object.entries(dictOf(values)).map(([name, value]) => {
      const { to: _, ...rest } = dictOf(value);
      return [name, rest];
    }),
  );

const computeOf = (field: unknown): Dict => dictOf(dictOf(field)['compute']);

const headOf = (path: unknown): string => (typeof path === 'string' ? (path.split('.')[0] ?? '') : '');

const own = (dict: Dict, name: string): unknown => (Object.hasOwn(dict, name) ? dict[name] : undefined);

const dictOf = (value: unknown): Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Dict) : {};
