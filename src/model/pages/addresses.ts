import type { PageModel } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { NOWHERE } from './nowhere';
import { routedFilter, type Filter, type RoutedFilter } from './routedFilter';
import {
  isNamed,
  routeForms,
  routePages,
  routeParts,
  segmentsOf,
  type NamedPart,
  type RoutePage,
  type RoutePart,
} from './routePattern';

/** What stands in the bar of the browser, or what the program knows it as. */
export type Place = { readonly pathname: string; readonly search: string };

/** The text that stands before the id of a record; undefined while nobody knows it. */
export type TextBefore = (entity: Resource, id: string, field: string) => string | undefined;

/**
 * The addresses that the configuration declares (`routes`), and those that the program knows the pages by. The program
 * makes and reads its own alone, `/<route>/<id>/show`; what people see is made of them, and read, here.
 */
export type Addresses = {
  /** What the program knows an address as. One of its own stays as it is; one that nothing is at leads nowhere. */
  readonly inner: (place: Place) => Place;
  /** What people see. */
  readonly outer: (place: Place) => Place;
};

export const createAddresses = (
  { resources, resource, kinds }: PageModel,
  textBefore: TextBefore,
): Addresses => {
  // Those with addresses of their own are whole from the start.
  const entities = resources.flatMap(({ key, routes }) =>
    routes ? [routedEntity(resource(key), kinds)] : [],
  );
  const forms = entities.flatMap((each) => each.forms);
  return {
    inner: (place) => {
      const segments = segmentsOf(place.pathname);
      const fitting = forms.flatMap((form) => {
        const values = valuesIn(form.parts, segments);
        return values ? [{ form, values }] : [];
      });
      for (const { form, values } of fitting) {
        const found = form.read(values, place.search);
        if (found) return found;
      }
      return fitting.length === 0 ? place : { ...place, pathname: NOWHERE + place.pathname };
    },
    outer: (place) => {
      if (place.pathname.startsWith(`${NOWHERE}/`))
        return { ...place, pathname: place.pathname.slice(NOWHERE.length) };
      for (const { entity, forms: own } of entities) {
        const at = pageOf(entity.name, place.pathname);
        if (!at) continue;
        const [best] = own
          .filter(({ page }) => page === at.page)
          .flatMap((form) => form.write(at.id, place.search, textBefore) ?? [])
          .toSorted((a, b) => b.said - a.said);
        return best ? { pathname: best.pathname, search: best.search } : place;
      }
      return place;
    },
  };
};

type Written = Place & { readonly said: number };

/** One form of a declared address: a part that may be missing is there, or is not. */
type Form = {
  readonly page: RoutePage;
  readonly parts: readonly RoutePart[];
  readonly read: (values: readonly string[], search: string) => Place | undefined;
  readonly write: (id: string, search: string, textBefore: TextBefore) => Written | undefined;
};

const routedEntity = (entity: Resource, kinds: PageModel['kinds']) => ({
  entity,
  forms: routePages.flatMap((page) =>
    [entity.routes?.[page] ?? []].flat().flatMap((route) => {
      const parts = routeParts(route);
      if ('fault' in parts) return [];
      return routeForms(parts).map((form) =>
        page === 'list' ? listForm(entity, form, kinds) : recordForm(entity, page, form),
      );
    }),
  ),
});

const recordForm = (entity: Resource, page: RoutePage, parts: readonly RoutePart[]): Form => ({
  page,
  parts,
  read: ([value], search) => {
    const [part] = parts.filter(isNamed);
    if (!part) return { pathname: innerPath(entity.name, page, ''), search };
    const id = part.text === undefined ? value : idBehind(value ?? '');
    return id ? { pathname: innerPath(entity.name, page, id), search } : undefined;
  },
  write: (id, search, textBefore) => {
    const pathname = pathOf(parts, ({ text }) => {
      if (text === undefined) return id;
      const before = textBefore(entity, id, text);
      return [...(before ? [before] : []), plainId(id)].join('-');
    });
    return { pathname, search, said: 0 };
  },
});

const listForm = (entity: Resource, parts: readonly RoutePart[], kinds: PageModel['kinds']): Form => {
  const filters: readonly RoutedFilter[] = parts
    .filter(isNamed)
    .map(({ name }) => routedFilter(name, entity, kinds));
  return {
    page: 'list',
    parts,
    read: (values, search) => {
      const read = filters.map((filter, at) => filter.read(values[at] ?? ''));
      if (read.includes(undefined)) return undefined;
      const said = Object.assign({}, ...read) as Filter;
      return {
        pathname: `/${entity.name}`,
        search: withFilter(search, (filter) => ({ ...filter, ...said })),
      };
    },
    write: (_, search) => {
      const asked = filterIn(search);
      const written = filters.map((filter) => filter.write(asked));
      if (written.includes(undefined)) return undefined;
      const said = new Set(written.flatMap((each) => each?.said ?? []));
      const texts = written.map((each) => each?.text ?? '');
      const rest = (filter: Filter): Filter =>
        Object.fromEntries(Object.entries(filter).filter(([name]) => !said.has(name)));
      return {
        pathname: pathOf(parts, () => texts.shift() ?? ''),
        search: said.size === 0 ? search : withFilter(search, rest),
        said: said.size,
      };
    },
  };
};

const pathOf = (parts: readonly RoutePart[], valueOf: (part: NamedPart) => string): string =>
  `/${parts.map((part) => (isNamed(part) ? encodeURIComponent(valueOf(part)) : part.literal)).join('/')}`;

/* What stands in the places of the names; undefined where the address is another one. */
const valuesIn = (parts: readonly RoutePart[], segments: readonly string[]): string[] | undefined => {
  if (parts.length !== segments.length) return undefined;
  const isThis = parts.every((part, at) => isNamed(part) || part.literal === segments[at]);
  return isThis
    ? parts.flatMap((part, at) => (isNamed(part) ? [decoded(segments[at] ?? '')] : []))
    : undefined;
};

/* The addresses of react-admin, and that of our sheet of paper. */
const innerPath = (name: string, page: RoutePage, id: string): string => {
  if (page === 'create') return `/${name}/create`;
  return `/${name}/${encodeURIComponent(id)}${page === 'edit' ? '' : `/${page}`}`;
};

const pageOf = (name: string, pathname: string): { page: RoutePage; id: string } | undefined => {
  if (pathname === `/${name}`) return { page: 'list', id: '' };
  if (!pathname.startsWith(`/${name}/`)) return undefined;
  const [id = '', page = 'edit', ...rest] = pathname.slice(name.length + 2).split('/');
  if (rest.length > 0 || id === '') return undefined;
  if (id === 'create') return { page: 'create', id: '' };
  const isPage = page === 'edit' || page === 'show' || page === 'preview';
  return isPage ? { page, id: decoded(id) } : undefined;
};

/* A hyphen ends the text before an id, so that of an id is written in another way. */
const plainId = (id: string): string => id.replaceAll('~', '~0').replaceAll('-', '~1');

const idBehind = (segment: string): string =>
  segment
    .slice(segment.lastIndexOf('-') + 1)
    .replaceAll('~1', '-')
    .replaceAll('~0', '~');

const filterIn = (search: string): Filter => {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '');
    return typeof filter === 'object' && filter !== null ? (filter as Filter) : {};
  } catch {
    return {};
  }
};

/* Where nothing is left to filter by, and the address has no other filter, it says none. */
const withFilter = (search: string, change: (filter: Filter) => Filter): string => {
  const before = filterIn(search);
  const filter = change(before);
  if (JSON.stringify(before) === JSON.stringify(filter)) return search;
  const query = new URLSearchParams(search);
  query.delete('filter');
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
