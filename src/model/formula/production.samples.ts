export type TypeOfMade =
  | 'number'
  | Currency
  | 'percent'
  | 'duration'
  | 'date'
  | 'moment'
  | 'boolean'
  | 'text'
  | 'choice'
  | 'zone'
  /** Fields alone: of two texts that are written out the product knows that they are never the same. */
  | 'textField'
  | 'choiceField'
  | 'rows'
  | 'list';

export type Currency = 'EUR' | 'USD' | 'JPY';

/** One way to make a formula of others, and its value of theirs: missing as soon as one is, unless it takes missing ones. */
export type Production = {
  readonly name: string;
  readonly gives: TypeOfMade;
  readonly takes: readonly TypeOfMade[];
  readonly write: (...args: readonly string[]) => string;
  readonly of: (...values: readonly never[]) => unknown;
  readonly takesMissing?: true;
  /** How strongly it binds, and what stands without brackets at each side. */
  readonly binds?: number;
  readonly needs?: readonly number[];
};

export const currencies: readonly Currency[] = ['EUR', 'USD', 'JPY'];
export const counted: readonly TypeOfMade[] = ['number', ...currencies, 'percent', 'duration'];
export const ordered: readonly TypeOfMade[] = [...counted, 'date', 'moment'];
export const single: readonly TypeOfMade[] = [...ordered, 'boolean', 'text', 'choice'];

export const fieldOf = (type: TypeOfMade): TypeOfMade =>
  type === 'text' || type === 'choice' ? `${type}Field` : type;

/** A call of a function; the last arguments may be written out. */
export const call = (
  called: string | readonly [name: string, ...last: string[]],
  [gives, ...takes]: readonly [TypeOfMade, ...TypeOfMade[]],
  of: Production['of'],
): Production => {
  const [name, ...last] = [called].flat();
  return {
    name: name ?? '',
    gives,
    takes,
    write: (...args) => `${name}(${[...args, ...last].join(', ')})`,
    of,
  };
};

export const withMissing = (production: Production): Production => ({ ...production, takesMissing: true });
