/**
 * What a kind contributes to the types: its options and the value a record holds.
 * `field` is filled in with the declared field, so that a value type may depend on the options:
 * `value: this['field'] extends { values: infer V } ? keyof V & string : string`.
 */
export interface KindShape {
  readonly field: unknown;
  readonly options: object;
  readonly value: unknown;
}

/**
 * The open list of field kinds. Each `src/fields/<kind>/kind.ts` adds its own line by `declare module`,
 * so a new kind is legal in the configuration the moment its folder exists.
 */
// eslint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled in by the kinds
export interface FieldKinds {}

export type KindName = keyof FieldKinds & string;

export type KindOptions<K extends KindName> = FieldKinds[K]['options'];
