import { createTheme, ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { AdminContext } from '../../src/fields/AdminContext';
import { kinds } from '../../src/fields/kinds';
import { ShellContext } from '../../src/app/layout/ShellContext';
import { createAppTheme } from '../../src/app/theme/createAppTheme';
import { looks } from '../../src/app/theme/look';
import { createAbility } from '../../src/model/access/ability';
import { createModel } from '../../src/model/resolve/createModel';
import { createConnection } from '../../src/providers/session/connection';
import { createOwnAccount } from '../../src/providers/session/ownAccount';
import { createPreview } from '../../src/providers/session/preview';
import { defaultSettings } from '../../src/providers/settings/checkSettings';
import { mapStorage } from '../servers/tabWorld';

const label = (one: string) => ({ one, many: `${one}s` });
const fields = { name: { kind: 'text', required: true } } as const;

/** Three groups, one of them folded at first, a record of each person, and a page of text in the footer. */
export const office: DeclaredAdmin = {
  name: 'Office',
  groups: {
    sales: { label: 'Sales', icon: 'money' },
    stock: { label: 'Stock', icon: 'inventory' },
    rest: { label: 'Rest', icon: 'settings', folded: true },
  },
  pages: {
    privacy: {
      label: 'Privacy',
      icon: 'policy',
      group: 'rest',
      route: '/privacy',
      subject: 'texts',
      footer: true,
      text: 'Nothing is kept.',
    },
    help: { label: 'Help', icon: 'help', group: 'rest', route: '/help', subject: 'texts', text: 'Ask.' },
  },
  resources: {
    orders: { label: label('Order'), title: '{name}', icon: 'receipt', group: 'sales', fields },
    goods: { label: label('Article'), title: '{name}', icon: 'inventory', group: 'stock', fields },
    mine: {
      label: label('My Setting'),
      menuLabel: 'My Setting',
      title: 'My Setting',
      icon: 'person',
      group: 'rest',
      single: 'own',
      fields,
    },
  },
};

/** Whoever is signed in here is an admin by name of Ada. */
export const signedIn = () => {
  const settings = defaultSettings('http://localhost');
  const storages = { local: mapStorage(new Map()), session: mapStorage(new Map()) };
  const connection = createConnection({ hosts: settings.hosts, storages });
  connection.session.set({
    accessToken: 'a',
    refreshToken: 'r',
    remember: false,
    userData: {
      id: '1',
      fullName: 'Ada',
      username: 'ada',
      email: 'ada@b.c',
      role: 'superAdmin',
      ability: [],
    },
  });
  return {
    settings,
    connection,
    preview: createPreview(connection.session),
    ownAccount: createOwnAccount(connection.http, connection.offers),
    prepareLanguage: async () => undefined,
    inner: <Place,>(place: Place) => place,
    forList: () => Promise.resolve(),
  };
};

type ShellScreenProps = {
  readonly children: ReactNode;
  readonly at?: string;
  readonly store?: ReturnType<typeof memoryStore>;
  /** Answers with no record when absent. */
  readonly dataProvider?: DataProvider;
  readonly may?: { readonly action: string; readonly subject: string };
};

/** A part of the shell as it stands on a page. */
export const ShellScreen = ({ at = '/', ...rest }: ShellScreenProps) => {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Around {...rest} /> }], { initialEntries: [at] }),
  );
  return <RouterProvider router={router} />;
};

const Around = ({
  children,
  store = memoryStore(),
  dataProvider,
  may = { action: 'manage', subject: 'all' },
}: Omit<ShellScreenProps, 'at'>) => (
  <CoreAdminContext store={store} {...(dataProvider && { dataProvider })}>
    <AdminContext value={{ model: createModel(office, kinds), ability: createAbility([may]) }}>
      <ShellContext value={signedIn()}>
        <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>{children}</ThemeProvider>
      </ShellContext>
    </AdminContext>
  </CoreAdminContext>
);
