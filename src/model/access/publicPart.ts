import type { Model } from '../resolved/model';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { followsBeyond } from '../compute/followsBeyond';
import { createAbility, type Ability } from './ability';

/** The entities of which people without an account read something. */
export const publicReads = ({ resources }: Pick<Model, 'resources'>): readonly Resource[] =>
  resources.filter((each) => each.public?.read && isServed(each));

/** Those of which they send something. */
export const publicForms = ({ resources }: Pick<Model, 'resources'>): readonly Resource[] =>
  resources.filter((each) => each.public && each.public.create.length > 0 && isServed(each));

const isServed = ({ api }: Resource): boolean => api.source !== 'demo';

/** What people without an account may do: read what is public, send what a form asks for, and nothing else. */
export const publicAbility = (model: Pick<Model, 'resources'>): Ability =>
  createAbility([
    ...publicReads(model).map(({ subject }) => ({ action: 'read', subject })),
    ...publicForms(model).map(({ subject }) => ({ action: 'create', subject })),
  ]);

/**
 * Whether a value may be shown to anybody at all, by its kind: not what its own shape does not say, and not what is each
 * person's own.
 */
export const isOpenKind = ({ kind: name, children }: ResolvedField, kinds: Kinds): boolean => {
  const kind = kinds[name];
  if (kind.isSecret || kind.isPersonal || kind.ofAnyEntity) return false;
  return typeof kind.filter === 'string' || children.length > 0 || kind.inArticle !== undefined;
};

/** The entities that a field points at. */
export const leadsTo = (field: ResolvedField, kinds: Kinds): readonly string[] =>
  kinds[field.kind].references?.(field) ?? [];

/**
 * Whether a value follows from records of other entities, of which nobody asks here whether they are public themselves. Where
 * it says that everybody may know it (`over: 'all'`), it may be shown.
 */
export const followsUnasked = (field: ResolvedField, fields: readonly ResolvedField[]): boolean =>
  field.compute?.over !== 'all' &&
  followsBeyond(
    field,
    fields.filter(({ compute }) => compute?.over !== 'all'),
  );

/** An entity as people without an account read it: by the fields that it shows them, and by nothing else. */
export const publicPart = (resource: Resource, kinds: Kinds): Resource => {
  const names = resource.public?.read?.fields ?? [];
  const fields = resource.fields.filter(
    (field) => names.includes(field.name) && !followsUnasked(field, resource.fields),
  );
  const { sort, columns, filters } = resource.list;
  const isSorted = askedFields(fields, kinds).some(({ name, sortable }) => name === sort.field && sortable);
  return {
    ...resource,
    fields,
    knownFields: fields,
    list: {
      ...resource.list,
      columns: columns.filter((name) => names.includes(name)),
      filters: filters.filter((name) => names.includes(name)),
      // By a hidden field their order would tell what is in it.
      sort: isSorted ? sort : { field: 'id', order: 'DESC' },
    },
    // Whose a record is says nothing of who may read it here, and of marks and presets there are none.
    owner: undefined,
    bell: undefined,
    presets: [],
    actions: [],
  };
};

/** The same as it may be asked. What it is a part of is for the server to say. */
export const askedPart = (resource: Resource, kinds: Kinds): Resource => {
  const part = publicPart(resource, kinds);
  const api = { ...part.api, scope: undefined, query: {} };
  return { ...part, api, fields: askedFields(part.fields, kinds) };
};

/* What is pointed at need not be public: to be found by it would tell what a record points at. */
const askedFields = (fields: readonly ResolvedField[], kinds: Kinds): readonly ResolvedField[] =>
  fields.filter((field) => leadsTo(field, kinds).length === 0);

/** An entity as its public form has it: inputs for what is asked, and for nothing else. */
export const publicForm = (resource: Resource): Resource => {
  const names = resource.public?.create ?? [];
  const fields = resource.fields.map((field): ResolvedField => ({
    ...field,
    views: names.includes(field.name) ? ['create'] : [],
  }));
  return { ...resource, fields };
};
