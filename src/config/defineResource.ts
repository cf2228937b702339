import type { Fields, RecordFrom } from './field';
import type { DeclaredResource, ResourceOptions } from './resource';
import type { Rule } from './rule';

type RuleOption = 'showWhen' | 'requiredWhen' | 'readOnlyWhen';

/*
 * A rule is checked against its siblings by a conditional type that answers with a message: a plain
 * mapped type would accept wrong values, because every property of a rule is optional.
 */
type WrongRule<F, Row> = {
  [P in RuleOption]: F extends { readonly [Q in P]: infer Given }
    ? [Given, Strangers<Given, Row>] extends [Rule<Row>, never]
      ? never
      : [Strangers<Given, Row>] extends [never]
        ? `${P} compares a field with a value that it cannot have`
        : `${P} names "${Strangers<Given, Row> & string}", which is no field of this entity`
    : never;
}[RuleOption];

/** Fields that a rule names and the record does not have: a record with more properties would fit otherwise. */
type Strangers<Given, Row> =
  | Exclude<keyof Given, keyof Row | '$and' | '$or' | '$not'>
  | (Given extends { readonly $not: infer Inner } ? Strangers<Inner, Row> : never)
  | (Given extends { readonly $and: readonly (infer Inner)[] } ? Strangers<Inner, Row> : never)
  | (Given extends { readonly $or: readonly (infer Inner)[] } ? Strangers<Inner, Row> : never);

/** What a computed field reads and the entity does not have; members of rows and formulas are for the start-up check. */
type StrangeOperand<F, All> = F extends { readonly compute: infer C }
  ? Exclude<Head<Entry<C[Exclude<keyof C, 'formula' | 'rollup' | 'over'>]>>, keyof All>
  : never;

type Entry<O> = O extends readonly (infer Name)[] ? Name : O;

type Head<Path> = Path extends `${infer Name}.${string}` ? Name : Path;

type RulesFit<F> = {
  readonly [K in keyof F]: [WrongRule<F[K], RecordFrom<F>>] extends [never]
    ? [StrangeOperand<F[K], F>] extends [never]
      ? F[K]
      : `compute names "${StrangeOperand<F[K], F> & string}", which is no field of this entity`
    : WrongRule<F[K], RecordFrom<F>>;
};

/**
 * Declares one entity. Columns, filters, sorts, siblings in rules, values in actions and transitions are
 * checked against `fields` by the compiler.
 */
export const defineResource = <const F extends Fields>(
  declared: ResourceOptions<NoInfer<F>> & { readonly fields: F & RulesFit<F> },
): DeclaredResource<F> => Object.freeze(declared) as unknown as DeclaredResource<F>;

/** The record type of a declared entity: `RecordOf<typeof invoices>['status']` is the union of its values. */
export type RecordOf<D> = D extends { readonly fields: infer F } ? RecordFrom<F> : never;
