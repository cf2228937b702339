import type { Json } from '../../config/json';

/** The shapes an option can have, as the start-up check, the JSON schema and the documentation read them. */
export type OptionType =
  | 'text'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'label'
  | 'json'
  | 'rule'
  | 'filter'
  | 'fields'
  | 'views'
  | 'names'
  | 'strings'
  | 'map'
  | 'object'
  | 'list';

/** One option of the configuration language, described once for everything that needs to know it. */
export type OptionDoc = {
  readonly type: OptionType;
  /** A second shape that is accepted as well: `confirm` is a boolean or a label. */
  readonly or?: OptionType;
  /** One sentence: what it means, with its unit where it has one. */
  readonly doc: string;
  /** What holds when it is not given, as a person reads it. */
  readonly default?: string;
  /** What holds when it is not given, made of the key of its object, or of the object itself: of a label its English. */
  readonly derived?: (key: string, object: Readonly<Record<string, unknown>>) => string;
  readonly required?: true;
  /** The options inside: of an `object`, of each entry of a `map`, of each element of a `list`. */
  readonly of?: { readonly [option: string]: OptionDoc };
  /** The only values allowed; for a list of texts, the only elements. */
  readonly oneOf?: readonly Json[];
  /** Of a label: what in it stands for a value, such as `%{name}`. Default: nothing does. */
  readonly holds?: readonly string[];
  /** The smallest and the largest number allowed. */
  readonly min?: number;
  readonly max?: number;
  /** The specification statement the option comes from, such as `S7.26`. */
  readonly spec?: string;
};

/** A description for every option of a type: leaving one out, or describing one too many, does not compile. */
export type OptionDocs<Options> = { readonly [K in keyof Required<Options>]: OptionDoc };
