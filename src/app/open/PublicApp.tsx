import CssBaseline from '@mui/material/CssBaseline';
import {
  CoreAdminContext,
  ResourceContextProvider,
  useLocale,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
  type RouteObject,
} from 'react-router';
import { AdminContext, useAbility, useWholeModel } from '../../fields/AdminContext';
import { cells } from '../../fields/cells';
import { CellsContext } from '../../fields/CellsContext';
import { publicAbility } from '../../model/access/publicPart';
import { PUBLIC_PAGES } from '../../model/pages/publicPages';
import type { Model } from '../../model/resolved/model';
import { PublicForm } from '../../pages/open/PublicForm';
import { PublicHome } from '../../pages/open/PublicHome';
import { PublicList } from '../../pages/open/PublicList';
import { PublicNotFound } from '../../pages/open/PublicNotFound';
import { PublicRecord } from '../../pages/open/PublicRecord';
import { Stopped } from '../../pages/signIn/Stopped';
import { PublicFrame } from './PublicFrame';
import type { Looks } from '../theme/look';
import { Themes } from '../theme/Themes';

export type PublicAppProps = {
  /** The public model in a language that was loaded. */
  readonly modelIn: (locale: string) => Model;
  readonly logo: string | undefined;
  readonly looks: Looks;
  readonly store: Store;
  readonly i18nProvider: I18nProvider;
  readonly dataProvider: DataProvider;
};

/** The pages of people without an account. They know no session, and so do none of their calls. */
export const PublicApp = (props: PublicAppProps) => {
  const [router] = useState(() => {
    const element = (
      <Around {...props}>
        <Outlet />
      </Around>
    );
    const pages: RouteObject[] = [
      { path: PUBLIC_PAGES, element: <PublicHome /> },
      { path: `${PUBLIC_PAGES}/:entity`, element: <Open right="list" page={<PublicList />} /> },
      { path: `${PUBLIC_PAGES}/:entity/create`, element: <Open right="create" page={<PublicForm />} /> },
      { path: `${PUBLIC_PAGES}/:entity/:id/show`, element: <Open right="show" page={<PublicRecord />} /> },
      { path: '*', element: <PublicNotFound /> },
    ];
    const basename = import.meta.env.BASE_URL;
    return createBrowserRouter([{ element, errorElement: <Stopped />, children: pages }], { basename });
  });
  return <RouterProvider router={router} useTransitions={false} />;
};

const Around = ({
  modelIn,
  logo,
  looks,
  children,
  ...core
}: PublicAppProps & { readonly children: ReactNode }) => (
  <CellsContext.Provider value={cells}>
    <CoreAdminContext {...core}>
      <InLocale modelIn={modelIn}>
        <Themes looks={looks}>
          <CssBaseline />
          <PublicFrame logo={logo}>{children}</PublicFrame>
        </Themes>
      </InLocale>
    </CoreAdminContext>
  </CellsContext.Provider>
);

/* Drafts are kept by whose they are; whoever uses the tab next has none of it. */
const NOBODY = 'nobody';

const InLocale = ({
  modelIn,
  children,
}: Pick<PublicAppProps, 'modelIn'> & { readonly children: ReactNode }) => {
  const locale = useLocale();
  const admin = useMemo(() => {
    const model = modelIn(locale);
    return { model, ability: publicAbility(model), me: NOBODY, offers: () => false };
  }, [modelIn, locale]);
  return <AdminContext value={admin}>{children}</AdminContext>;
};

type OpenProps = { readonly right: 'list' | 'show' | 'create'; readonly page: ReactNode };

/* One page for what is not public, whether there is such an entity or not. */
const Open = ({ right, page }: OpenProps) => {
  const { entity = '' } = useParams();
  const { pathname } = useLocation();
  const ability = useAbility();
  const found = useWholeModel().resources.find(({ key }) => key === entity);
  const isOpen = found && (right === 'create' ? found.can.create : ability.can(right, found.subject));
  if (!isOpen) return <PublicNotFound />;
  return (
    <ResourceContextProvider key={pathname} value={found.name}>
      {page}
    </ResourceContextProvider>
  );
};
