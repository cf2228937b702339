import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Faker, en } from '@faker-js/faker';
import { render } from '@testing-library/react';
import fakeRestDataProvider from 'ra-data-fakerest';
import {
  memoryStore,
  useNotificationContext,
  reactRouterProvider,
  RouterProviderContext,
  StoreContextProvider,
  type DataProvider,
  type Store,
} from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { createAppTheme } from '../../src/app/theme/createAppTheme';
import { looks } from '../../src/app/theme/look';
import type { DeclaredResource } from '../../src/config/resource';
import { lookParts } from '../../src/listViews/parts';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import { isEmpty } from '../../src/model/values/comparable';
import { MarkContext } from '../../src/fields/drawing/MarkContext';
import { MarkToggle } from '../../src/views/marks/MarkToggle';
import { ListExtrasContext, type ListExtras } from '../../src/views/list/ListExtrasContext';
import { ResourceList } from '../../src/views/list/ResourceList';
import { FieldScreen, modelOf } from '../fields/FieldScreen';

/** An entity with these ways to look at its list, and records that are made up. */
export const worldWith = (views: object, fields: object, more: object = {}) => {
  const things = {
    label: { one: 'Thing', many: 'Things' },
    title: '{name}',
    icon: 'tag',
    fields,
    list: { perPage: 5, views },
    actions: { polish: { on: 'both', call: 'POST /v1/things/:id/polish' } },
    ...more,
  } as unknown as DeclaredResource;
  return worldOf(things);
};

/** That entity, and records of it that are made up. */
export const worldOf = (things: DeclaredResource, key = 'things') => {
  const model = modelOf({ [key]: things });
  const faker = new Faker({ locale: en, seed: 7 });
  const made = fakeRecords(model, { faker, now: new Date('2026-01-31T12:00:00Z'), seed: 7, count: 5 });
  const rows = (made[key] ?? []).map((record) => ({ ...record, id: String(record.id) }));
  return { declared: { things }, model, rows };
};

type World = Pick<ReturnType<typeof worldWith>, 'model'> & {
  readonly rows: readonly { readonly id: string }[];
};

type Opened = {
  readonly provider?: DataProvider;
  readonly rights?: readonly AbilityPair[];
  readonly store?: Store;
  readonly search?: string;
  /** How its ways to look at the list are drawn, in place of the product's. */
  readonly views?: ListExtras['views'];
  /** What stands beside the list. */
  readonly beside?: ReactNode;
};

/* fakerest does not know whether a field has any value (`parent_exists`). */
const asking = (provider: DataProvider): DataProvider => ({
  ...provider,
  getList: (name, params) => {
    const asked = Object.entries((params.filter ?? {}) as object).filter(([key]) => key.endsWith('_exists'));
    if (asked.length === 0) return provider.getList(name, params);
    const fits = (record: Readonly<Record<string, unknown>>) =>
      asked.every(([key, wanted]) => String(!isEmpty(record[key.replace(/_exists$/, '')])) === wanted);
    return provider.getList(name, { ...params, filter: fits });
  },
});

/* Outside of a build react-admin has a copy of the router of its own, which would know other addresses. */
const routing = { ...reactRouterProvider, useLocation, useNavigate };

/** What the app says in its messages, as it was said. */
export const Said = () => (
  <p role="log">{useNotificationContext().notifications.map(({ message }) => message as string)}</p>
);

/** Opens the list of that entity as the app does, and hands back its addresses. */
export const openLooks = ({ model, rows }: World, opened: Opened = {}) => {
  const [{ name } = { name: '' }] = model.resources;
  const {
    provider = asking(fakeRestDataProvider({ [name]: [...rows] })),
    store = memoryStore(),
    search = '',
  } = opened;
  const page = { path: '*', element: <ResourceList /> };
  const router = createMemoryRouter([page], { initialEntries: [`/${name}${search}`] });
  const theme = createTheme(createAppTheme(looks.light));
  render(
    <FieldScreen model={model} provider={provider} {...(opened.rights && { rights: opened.rights })}>
      <StoreContextProvider value={store}>
        <ThemeProvider theme={theme}>
          <ListExtrasContext value={{ ...lookParts, ...(opened.views && { views: opened.views }) }}>
            {opened.beside}
            <RouterProviderContext value={routing as never}>
              <MarkContext value={(props) => <MarkToggle {...props} />}>
                <RouterProvider router={router} />
              </MarkContext>
            </RouterProviderContext>
          </ListExtrasContext>
        </ThemeProvider>
      </StoreContextProvider>
    </FieldScreen>,
  );
  return { router, store };
};
