import type { ComputeOptions, RollupOptions, RollupWay } from './compute';
import type { FieldCommon } from './field';
import type { KindName, KindOptions } from './fieldKinds';

/* A message in place of the value, because the compiler shows it: `never` would say nothing about the word. */
type Unknown<Given, Known> = {
  readonly [K in Exclude<keyof Given, keyof Known>]: { readonly 'there is no option': K };
};

type Allowed<K extends KindName> = KindOptions<K> & FieldCommon;

/* Where a field says its values, it begins with one of these, or with some of them. */
type Begun<Given, Values> = Given extends { readonly default: infer First extends Chosen }
  ? Entry<First> extends keyof Values
    ? unknown
    : { readonly default: { readonly 'is none of the values': Exclude<Entry<First>, keyof Values> } }
  : unknown;

type Chosen = string | readonly string[];
type Entry<First> = First extends readonly (infer Each)[] ? Each : First;

type ValuesIn<Given> = Given extends { readonly values: infer Values } ? Values : Record<string, unknown>;

type Options<K extends KindName, O> = O & NoInfer<Unknown<O, Allowed<K>> & Begun<O, ValuesIn<O>>>;

type Builder<K extends KindName> =
  Record<never, never> extends KindOptions<K>
    ? <const O extends Allowed<K> = Record<never, never>>(options?: Options<K, O>) => { readonly kind: K } & O
    : <const O extends Allowed<K>>(options: Options<K, O>) => { readonly kind: K } & O;

type Builders = { readonly [K in KindName]: Builder<K> };

/** The values of a choice that are states: each names those that may follow it. */
type States<V> = { readonly [K in keyof V]: { readonly to?: readonly (keyof V & string)[] } };

type StateBuilder = <
  const V extends KindOptions<'choice'>['values'],
  const O extends Omit<Allowed<'choice'>, 'values'> = Record<never, never>,
>(
  values: V & States<NoInfer<V>>,
  options?: O & NoInfer<Unknown<O, Omit<Allowed<'choice'>, 'values'>> & Begun<O, V>>,
) => { readonly kind: 'choice'; readonly values: V } & O;

/** What a builder says beside the options, unless they say something else. */
type Filled<K, D, O> = { readonly kind: K } & Omit<D, keyof O> & O;

type CountBuilder = <const O extends Allowed<'number'> = Record<never, never>>(
  options?: Options<'number', O>,
) => Filled<'number', typeof aCount, O>;

/** Of what is taken of other records the kind follows as well: `defineAdmin` fills it in. */
type Linked = Omit<FieldCommon, 'compute' | 'required' | 'default' | 'unique' | 'fake'> &
  Pick<ComputeOptions, 'over'>;

type LookupBuilder = <const Path extends string, const O extends Linked = Record<never, never>>(
  path: Path,
  options?: O & NoInfer<Unknown<O, Linked>>,
) => { readonly kind: KindName; readonly compute: { readonly lookup: Path } } & Omit<O, 'over'>;

type Rollup = Linked &
  Pick<RollupOptions, 'of' | 'at' | 'where'> & {
    readonly by: string;
    readonly take: RollupWay;
    readonly field?: string;
  };

type RollupBuilder = <const O extends Rollup>(
  options: O & NoInfer<Unknown<O, Rollup>>,
) => { readonly kind: KindName; readonly compute: { readonly rollup: RollupOptions } } & Omit<
  O,
  'of' | 'by' | 'take' | 'field' | 'at' | 'where' | 'over'
>;

type Shorter = {
  readonly state: StateBuilder;
  readonly count: CountBuilder;
  readonly lookup: LookupBuilder;
  readonly rollup: RollupBuilder;
};

/**
 * One builder per field kind: `f.money({ currency: 'EUR' })` is the frozen object
 * `{ kind: 'money', currency: 'EUR' }` and nothing more, so the configuration stays JSON.
 * Some are written shorter: `f.state({ draft: { to: ['sent'] }, sent: {} })` is the choice of these values, `f.count()` a
 * whole number from 0, `f.lookup('plan.price')` what the plan holds, `f.rollup({ of: 'orders', by: 'plan', take: 'count' })` how
 * many orders point here by their field `plan`.
 */
export const f = new Proxy({} as Builders & Shorter, {
  get: (_, kind: string) =>
    Object.hasOwn(shorter, kind)
      ? shorter[kind as keyof Shorter]
      : (options: object = {}) => Object.freeze({ kind, ...options }),
});

const aCount = { integer: true, min: 0 } as const;

const shorter = {
  state: (values: object, options: object = {}) => Object.freeze({ kind: 'choice', values, ...options }),
  count: (options: object = {}) => Object.freeze({ kind: 'number', ...aCount, ...options }),
  lookup: (lookup: string, { over, ...options }: Pick<ComputeOptions, 'over'> = {}) =>
    Object.freeze({ compute: Object.freeze({ lookup, ...(over && { over }) }), ...options }),
  rollup: ({ of, by, take, field, at, where, over, ...options }: Rollup) => {
    const rollup = {
      of: `${of}.${by}`,
      by: take,
      ...(field !== undefined && { take: field }),
      ...(at !== undefined && { at }),
      ...(where && { where }),
    };
    return Object.freeze({ compute: Object.freeze({ rollup, ...(over && { over }) }), ...options });
  },
};
