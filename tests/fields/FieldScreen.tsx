import { createTheme, ThemeProvider, type PaletteOptions } from '@mui/material/styles';
import { CoreAdminContext, ResourceContextProvider, TestMemoryRouter, type DataProvider } from 'react-admin';
import fakeRestDataProvider from 'ra-data-fakerest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { tones } from '../../src/config/action';
import type { Answerer, Offer } from '../../src/config/offers';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { AdminContext, type Times } from '../../src/fields/AdminContext';
import { cells } from '../../src/fields/cells';
import { CellsContext } from '../../src/fields/CellsContext';
import { inputNames, loadInputs } from '../../src/fields/inputs';
import { InputsContext } from '../../src/fields/InputsContext';
import { kinds } from '../../src/fields/kinds';
import { messages } from '../../src/locales/en/messages';
import { createAbility } from '../../src/model/access/ability';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { createModel } from '../../src/model/resolve/createModel';
import type { PageModel } from '../../src/model/resolved/model';

/** An admin with nothing in it but the given entities. */
export const modelOf = (resources: DeclaredAdmin['resources']) =>
  createModel({ name: 'Test', groups: {}, resources }, kinds);

/** A provider over records in memory, which leaves those out that are missing, as those of the product do. */
export const fakeProvider = (records: Record<string, { id: string }[]>): DataProvider => {
  const provider = fakeRestDataProvider(records);
  return {
    ...provider,
    getMany: async (resource, { ids }) => {
      const all = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' }, filter: {} };
      const { data } = await provider.getList(resource, all as never);
      return { data: data.filter(({ id }) => ids.map(String).includes(String(id))) as never[] };
    },
  };
};

/** The same, and it remembers what it was asked, as `getMany apps/users`. */
export const rememberingProvider = (records: Record<string, { id: string }[]>) => {
  const asked: string[] = [];
  const provider = new Proxy(fakeProvider(records), {
    get: (target, method: keyof DataProvider & string) => {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function') return call;
      return (resource: string, ...rest: unknown[]) => {
        asked.push(`${method} ${resource}`);
        return Reflect.apply(call, target, [resource, ...rest]);
      };
    },
  });
  return { provider, asked };
};

type FieldScreenProps = {
  readonly model: PageModel;
  readonly provider?: DataProvider;
  readonly rights?: readonly AbilityPair[];
  /** The id of whoever is signed in. */
  readonly me?: string;
  readonly times?: Times;
  /** What the hosts offer; default: everything. */
  readonly offers?: (host: Answerer, offer: Offer) => boolean;
  readonly children: ReactNode;
};

/** What the app puts around every generated screen, at its smallest. */
export const FieldScreen = ({
  model,
  provider,
  rights = everything,
  me,
  times,
  offers,
  children,
}: FieldScreenProps) => (
  <TestMemoryRouter>
    <CoreAdminContext dataProvider={provider ?? fakeRestDataProvider({})} i18nProvider={english}>
      <ThemeProvider theme={theme}>
        <AdminContext value={{ model, ability: createAbility(rights), me, times, offers }}>
          <ResourceContextProvider value={model.resources[0]?.name ?? ''}>
            <CellsContext value={cells}>
              <InputsContext value={inputs}>{children}</InputsContext>
            </CellsContext>
          </ResourceContextProvider>
        </AdminContext>
      </ThemeProvider>
    </CoreAdminContext>
  </TestMemoryRouter>
);

/* All of them, once: a test draws at once what an app draws when it has been downloaded. */
const inputs = await loadInputs(inputNames);

const everything: readonly AbilityPair[] = [{ action: 'manage', subject: 'all' }];

const english = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }]);

const palette = {
  surface: { sunken: '#eee' },
  tones: Object.fromEntries(tones.map((tone) => [tone, { fg: '#000', bg: '#fff', border: '#000' }])),
} as unknown as PaletteOptions;

const theme = createTheme({ palette });
