type Declared = Readonly<Record<string, unknown>>;

/** What the menu, the routes and the rights need of every entity; all else is downloaded when it is opened. */
const HEAD = new Set([
  'label',
  'menuLabel',
  'title',
  'icon',
  'group',
  'route',
  'subject',
  'single',
  'bookmarked',
  'form',
  'readOnly',
  'can',
  'api',
  'live',
]);

export type SplitConfig = {
  readonly head: unknown;
  /** By the key of the entity. */
  readonly bodies: Readonly<Record<string, unknown>>;
};

/** Parts a configuration into what every page needs and one piece for each entity. */
export const splitConfig = (config: unknown): SplitConfig => {
  const { resources, ...admin } = config as { readonly resources: Readonly<Record<string, Declared>> };
  const map = (make: (entity: Declared) => unknown) =>
    Object.fromEntries(Object.entries(resources).map(([key, entity]) => [key, make(entity)]));
  return {
    head: {
      ...admin,
      resources: map((entity) => ({ ...only(entity, true), ...inMenu(entity), fields: {} })),
    },
    bodies: map((entity) => {
      const isMadeHere = (entity['api'] as Declared | undefined)?.['source'] === 'demo';
      const { demo, ...body } = only(entity, false);
      return isMadeHere ? { ...body, ...(demo !== undefined && { demo }) } : withoutHints(body);
    }),
  };
};

/**
 * Takes the texts of pages out, by the key of the page. They keep all their languages: as words they would be
 * downloaded twice, in English and in another language, by people who never open the page.
 */
export const splitTexts = (
  config: unknown,
): { config: unknown; texts: Readonly<Record<string, unknown>> } => {
  const { pages, ...rest } = config as { readonly pages?: Readonly<Record<string, Declared>> };
  if (!pages) return { config, texts: {} };
  const each = (make: (page: Declared) => unknown) =>
    Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, make(page)]));
  return {
    config: { ...rest, pages: each((page) => ({ ...page, text: '' })) },
    texts: each(({ text }) => text),
  };
};

/* A saved query with an entry of its own in the menu. */
const inMenu = ({ list }: Declared): Declared => {
  const presets = ((list as Declared | undefined)?.['presets'] ?? []) as readonly Declared[];
  const shown = presets.filter(({ menu }) => menu !== undefined);
  return shown.length === 0 ? {} : { list: { presets: shown } };
};

const only = (entity: Declared, isHead: boolean): Declared =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => HEAD.has(name) === isHead));

/* How demo values are made is of no use where a server has the records. */
const withoutHints = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutHints);
  if (typeof value !== 'object' || value === null) return value;
  const isField = Object.hasOwn(value, 'kind');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isField && name === 'fake'))
      .map(([name, each]) => [name, withoutHints(each)]),
  );
};
