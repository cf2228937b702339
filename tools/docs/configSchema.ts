import { iconNames } from '../../src/config/icons';
import type { Json } from '../../src/config/json';
import type { Kind, Kinds } from '../../src/model/resolved/kind';
import type { KnownListViews } from '../../src/model/resolved/listView';
import { adminOptions } from '../../src/model/language/adminOptions';
import { fieldOptions } from '../../src/model/language/fieldOptions';
import { resourceOptions } from '../../src/model/language/resourceOptions';
import type { OptionDoc, OptionType } from '../../src/model/resolved/optionDoc';

type Schema = { readonly [key: string]: Json };
type Docs = { readonly [option: string]: OptionDoc };

/** JSON schema (draft 2020-12) of a whole configuration, for editors and for tools in other languages. */
export const configSchema = (kinds: Kinds, listViews: KnownListViews): Schema => {
  const all = Object.values(kinds).sort((a, b) => a.name.localeCompare(b.name));
  const { resources, ...rest } = objectOf(adminOptions).properties as { readonly [option: string]: Schema };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The configuration of the admin',
    ...objectOf(adminOptions),
    properties: { ...rest, resources: { ...resources, ...mapOf({ $ref: '#/$defs/entity' }) } },
    $defs: {
      entity: objectOf(resourceOptions),
      fields: mapOf({ $ref: '#/$defs/field' }),
      field: {
        type: 'object',
        oneOf: [{ $ref: '#/$defs/taken' }, ...all.map(({ name }) => ({ $ref: `#/$defs/kind.${name}` }))],
      },
      taken: takenField,
      ...Object.fromEntries(all.map((kind) => [`kind.${kind.name}`, fieldOf(kind)])),
      views: viewsOf(listViews),
      common: { properties: propertiesOf(fieldOptions) },
      icon: { enum: iconNames },
      label: labelSchema,
      rule: ruleSchema,
      filter: { description: 'Records of a list: field names with a value or a comparison.', type: 'object' },
    },
  };
};

/** The options of every field are described once and referred to by each kind. */
const fieldOf = ({ name, summary, options }: Kind): Schema => {
  const { properties, required } = objectOf(options as Docs);
  return {
    description: summary,
    type: 'object',
    properties: {
      kind: { const: name },
      ...(properties as Schema),
      ...commonOptions,
    },
    required: ['kind', ...(required as string[])],
    additionalProperties: false,
  };
};

const commonOptions = Object.fromEntries(
  Object.keys(fieldOptions).map((option) => [option, { $ref: `#/$defs/common/properties/${option}` }]),
);

const takenField: Schema = {
  description:
    'What follows from other records: its kind and the options of that are those of what it takes.',
  type: 'object',
  properties: {
    ...commonOptions,
    compute: {
      $ref: '#/$defs/common/properties/compute',
      anyOf: [{ required: ['lookup'] }, { required: ['rollup'] }],
    },
  },
  required: ['compute'],
  additionalProperties: false,
};

const viewsOf = (listViews: KnownListViews): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.values(listViews)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, summary, options }) => [name, { description: summary, ...objectOf(options as Docs) }]),
  ),
  additionalProperties: false,
});

const objectOf = (docs: Docs): Schema => ({
  type: 'object',
  properties: propertiesOf(docs),
  required: Object.keys(docs).filter((name) => docs[name]?.required),
  additionalProperties: false,
});

const propertiesOf = (docs: Docs): Schema =>
  Object.fromEntries(Object.entries(docs).map(([name, doc]) => [name, optionOf(doc)]));

const optionOf = (doc: OptionDoc): Schema => {
  const shape = shapes[doc.type](doc);
  const description = doc.spec === undefined ? doc.doc : `${doc.doc} (${doc.spec})`;
  return { description, ...(doc.or === undefined ? shape : { anyOf: [shape, shapes[doc.or](doc)] }) };
};

const mapOf = (entry: Schema): Schema => ({ type: 'object', additionalProperties: entry });

const allowed = ({ oneOf, min, max }: OptionDoc): Schema => ({
  ...(oneOf && { enum: oneOf }),
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});
const texts = (doc: OptionDoc): Schema => ({ type: 'array', items: { type: 'string', ...allowed(doc) } });
const inside = ({ of }: OptionDoc): Schema => (of ? objectOf(of) : {});

const shapes: { readonly [T in OptionType]: (doc: OptionDoc) => Schema } = {
  text: (doc) => (doc.oneOf === iconNames ? { $ref: '#/$defs/icon' } : { type: 'string', ...allowed(doc) }),
  number: (doc) => ({ type: 'number', ...allowed(doc) }),
  integer: (doc) => ({ type: 'integer', ...allowed(doc) }),
  boolean: () => ({ type: 'boolean' }),
  label: () => ({ $ref: '#/$defs/label' }),
  json: () => ({}),
  rule: () => ({ $ref: '#/$defs/rule' }),
  filter: () => ({ $ref: '#/$defs/filter' }),
  fields: () => ({ $ref: '#/$defs/fields' }),
  views: () => ({ $ref: '#/$defs/views' }),
  names: texts,
  strings: texts,
  map: (doc) => mapOf(inside(doc)),
  object: (doc) => ({ type: 'object', ...inside(doc) }),
  list: (doc) => ({ type: 'array', items: inside(doc) }),
};

const labelSchema: Schema = { description: 'What a person reads, in English.', type: 'string', minLength: 1 };

const rules: Schema = { type: 'array', items: { $ref: '#/$defs/rule' } };

const ruleSchema: Schema = {
  description: 'A question about one record: field names with a value or a comparison.',
  type: 'object',
  properties: { $and: rules, $or: rules, $not: { $ref: '#/$defs/rule' } },
  patternProperties: { '^[^$]': {} },
  additionalProperties: false,
};
