import { leadsTo, publicForms, publicPart, publicReads } from '../access/publicPart';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';

/** Where servers answer people without an account; the key of the entity follows. */
export const PUBLIC_PATH = '/api/public';

/** Where the pages of people without an account begin, without a slash. */
export const PUBLIC_PAGES = 'public';

/** The model as people without an account have it: what is public of each entity, at addresses of its own. */
export const publicModel = (whole: Model): Model => {
  const open = new Set([...publicReads(whole), ...publicForms(whole)]);
  const resources = [...open].map((resource) => publicEntity(resource, whole));
  const resource = (keyOrName: string): Resource => {
    const found = resources.find(({ key, name }) => key === keyOrName || name === keyOrName);
    if (found) return found;
    throw new Error(
      `"${keyOrName}" is not public: it is one of ${resources.map(({ key }) => key).join(', ')}.`,
    );
  };
  const nothing = { groups: [], pages: [], dashboards: [], waiting: [] };
  return { ...whole, ...nothing, resources, resource, known: resource, isWhole: () => true };
};

const publicEntity = (resource: Resource, { kinds }: Model): Resource => {
  const { read, create = [] } = resource.public ?? {};
  const part = publicPart(resource, kinds);
  const viewsOf = ({ name }: ResolvedField): ResolvedField['views'] => [
    ...(read?.fields.includes(name) ? (['list', 'show'] as const) : []),
    ...(create.includes(name) ? (['create'] as const) : []),
  ];
  const fields = resource.fields
    .map((field) => ({ ...field, views: viewsOf(field), unique: undefined }) as ResolvedField)
    .filter(({ views }) => views.length > 0);
  const section = (names: readonly string[]) => ({
    label: undefined,
    fields: names,
    rail: false,
    isNotes: false,
  });
  return {
    ...part,
    ...nothingBeside,
    name: `${PUBLIC_PAGES}/${resource.key}`,
    fields,
    knownFields: fields,
    layout: [{ label: undefined, sections: [section([...new Set([...create, ...(read?.fields ?? [])])])] }],
    can: { create: create.length > 0, edit: false, delete: false },
  };
};

const nothingBeside = {
  routes: undefined,
  form: 'page',
  unique: [],
  noOverlap: [],
  atLeast: [],
  ownAccount: undefined,
  estimate: undefined,
  related: [],
  story: [],
  figures: [],
  document: undefined,
} as const;

/** Fields of the form of one entity that choose a record of another one. */
export const choicesOf = (
  form: Resource,
  key: string,
  { kinds }: Pick<Model, 'kinds'>,
): readonly ResolvedField[] =>
  form.fields.filter((field) => field.views.includes('create') && leadsTo(field, kinds).includes(key));
