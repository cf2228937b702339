type Schema = { readonly [keyword: string]: unknown };

/**
 * Why a JSON schema refuses a value: the paths and keywords at fault, empty when it accepts it. Knows the
 * keywords that the schema of the configuration uses, and refuses a schema with any other.
 */
export const refusals = (value: unknown, root: Schema): string[] => {
  const look = (schema: Schema, each: unknown, at: string): string[] =>
    Object.entries(schema).flatMap(([keyword, wanted]) => {
      const test = keywords[keyword];
      if (!test) throw new Error(`This reader does not know the keyword "${keyword}".`);
      return test({ schema, wanted, value: each, at, look, root });
    });
  return look(root, value, '');
};

type Asked = {
  readonly schema: Schema;
  readonly wanted: unknown;
  readonly value: unknown;
  readonly at: string;
  readonly look: (schema: Schema, value: unknown, at: string) => string[];
  readonly root: Schema;
};

const nothing = (): string[] => [];
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
const schemasOf = (wanted: unknown): Schema[] => wanted as Schema[];
const propertiesOf = (schema: Schema): Record<string, Schema> =>
  (schema.properties ?? {}) as Record<string, Schema>;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isOfType = (wanted: unknown, value: unknown): boolean =>
  wanted === 'integer' ? Number.isInteger(value) : typeOf(value) === wanted;

const isKnownName = (name: string, { properties, patternProperties }: Schema): boolean =>
  name in Object(properties) ||
  Object.keys(Object(patternProperties)).some((pattern) => new RegExp(pattern, 'u').test(name));

const matching = ({ wanted, value, at, look }: Asked): number =>
  schemasOf(wanted).filter((schema) => look(schema, value, at).length === 0).length;

const pointed = (root: Schema, pointer: string): Schema =>
  pointer
    .slice(2)
    .split('/')
    .reduce<Schema>((schema, step) => schema[step] as Schema, root);

const keywords: { readonly [keyword: string]: ((asked: Asked) => string[]) | undefined } = {
  $schema: nothing,
  $defs: nothing,
  title: nothing,
  description: nothing,
  patternProperties: nothing,
  $ref: ({ wanted, value, at, look, root }) => look(pointed(root, String(wanted)), value, at),
  type: ({ wanted, value, at }) => (isOfType(wanted, value) ? [] : [`${at}: not ${String(wanted)}`]),
  const: ({ wanted, value, at }) => (wanted === value ? [] : [`${at}: not ${String(wanted)}`]),
  enum: ({ wanted, value, at }) => ((wanted as unknown[]).includes(value) ? [] : [`${at}: not in enum`]),
  minimum: ({ wanted, value, at }) => (Number(value) >= Number(wanted) ? [] : [`${at}: too small`]),
  maximum: ({ wanted, value, at }) => (Number(value) <= Number(wanted) ? [] : [`${at}: too large`]),
  minLength: ({ wanted, value, at }) => (String(value).length >= Number(wanted) ? [] : [`${at}: too short`]),
  anyOf: (asked) => (matching(asked) > 0 ? [] : [`${asked.at}: matches none`]),
  oneOf: (asked) => (matching(asked) === 1 ? [] : [`${asked.at}: matches ${matching(asked)}, not one`]),
  required: ({ wanted, value, at }) =>
    (wanted as string[]).filter((name) => !(name in Object(value))).map((name) => `${at}: misses ${name}`),
  properties: ({ schema, value, at, look }) =>
    entriesOf(value).flatMap(([name, inner]) => {
      const inside = propertiesOf(schema)[name];
      return inside ? look(inside, inner, `${at}/${name}`) : [];
    }),
  additionalProperties: ({ schema, wanted, value, at, look }) =>
    entriesOf(value)
      .filter(([name]) => !isKnownName(name, schema))
      .flatMap(([name, inner]) =>
        wanted === false ? [`${at}/${name}: unknown`] : look(wanted as Schema, inner, `${at}/${name}`),
      ),
  items: ({ wanted, value, at, look }) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => look(wanted as Schema, each, `${at}/${index}`))
      : [],
};
