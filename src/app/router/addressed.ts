import type { QueryClient } from '@tanstack/react-query';
import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createHashHistory as createHashHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router';
import { createAddresses, type Addresses, type Place } from '../../model/pages/addresses';
import { routePages, routeParts } from '../../model/pages/routePattern';
import type { PageModel } from '../../model/resolved/model';
import type { Row } from '../../model/values/comparable';
import { hyphened } from '../../model/values/hyphened';

export type Addressed = Pick<Addresses, 'inner'> & {
  /** A router of one person, with the texts of records that stand in addresses. */
  readonly open: (routes: RouteObject[]) => Opened;
};

export type Opened = {
  readonly router: ReturnType<typeof createRouter>;
  /** Takes the texts of records from what is read. */
  readonly follow: (client: QueryClient) => void;
};

/**
 * Addresses that the configuration declares. They are made and read where the router meets the browser, so whatever
 * links, leads on or looks at the address goes on with those of react-admin.
 */
export const createAddressed = (model: PageModel): Addressed => ({
  inner: createAddresses(model, () => undefined).inner,
  open: (routes) => {
    const texts = createTexts(model);
    const addresses = createAddresses(model, texts.before);
    const history = import.meta.env.MODE === 'demo' ? createHashHistory() : createBrowserHistory();
    const seen = translate(history, addresses);
    const router = createRouter({ history, routes, mapRouteProperties }).initialize();
    /* The address that is declared takes the place of one that leads there as well. */
    const correct = () => {
      const { location, navigation } = router.state;
      const shown = seen();
      // While leaving is asked about, the browser is elsewhere already.
      if (navigation.state !== 'idle' || shown.key !== location.key) return;
      const right = addresses.outer(location);
      if (right.pathname !== shown.pathname || right.search !== shown.search)
        history.replace(location, location.state);
    };
    router.subscribe(correct);
    correct();
    return { router, follow: (client) => texts.follow(client, correct) };
  },
});

type History = ReturnType<typeof createBrowserHistory>;

/* The history hands out and takes the addresses of the program. Returns how to read what the browser shows. */
const translate = (history: History, { inner, outer }: Addresses): (() => History['location']) => {
  const { createHref } = history;
  const read = Object.getOwnPropertyDescriptor(history, 'location')?.get as () => History['location'];
  const given = () => read.call(history);
  Object.defineProperty(history, 'location', {
    get: () => {
      const location = given();
      return { ...location, ...inner(location) };
    },
  });
  // Pushing and replacing ask for it as well.
  history.createHref = (to) => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = '/', search = '' } = path;
    return createHref(createPath({ ...path, ...outer({ pathname, search } satisfies Place) }));
  };
  return given;
};

/* The texts that stand before ids in addresses, of the records that this person has read. */
const createTexts = ({ resources }: PageModel) => {
  const known = new Map<string, Row>();
  const fields = new Map(
    resources.map(({ name, routes = {} }) => [
      name,
      routePages.flatMap((page) =>
        [routes[page] ?? []].flat().flatMap((route) => {
          const parts = routeParts(route);
          return 'fault' in parts
            ? []
            : parts.flatMap((part) => ('text' in part && part.text ? [part.text] : []));
        }),
      ),
    ]),
  );
  const keyOf = (name: string, id: unknown) => JSON.stringify([name, String(id)]);
  return {
    before: ({ name }: { readonly name: string }, id: string, field: string): string | undefined => {
      const text = known.get(keyOf(name, id))?.[field];
      return typeof text === 'string' ? hyphened(text).slice(0, MOST_LETTERS) || undefined : undefined;
    },
    follow: (client: QueryClient, onLearnt: () => void): void => {
      client.getQueryCache().subscribe(({ type, query }) => {
        const [name] = query.queryKey as readonly unknown[];
        if (typeof name !== 'string' || !fields.get(name)?.length) return;
        for (const record of recordsIn(query.state.data)) {
          if (type === 'removed') known.delete(keyOf(name, record.id));
          else known.set(keyOf(name, record.id), record);
        }
        if (type === 'updated') onLearnt();
      });
    },
  };
};

const MOST_LETTERS = 80;

/* What react-admin keeps of an answer: a record, several, or a page of them. */
const recordsIn = (answer: unknown): readonly Row[] => {
  if (Array.isArray(answer)) return (answer as unknown[]).filter(isRow);
  if (!isRow(answer)) return [];
  return 'id' in answer ? [answer] : recordsIn(answer.data);
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
