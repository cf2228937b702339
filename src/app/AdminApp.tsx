import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  useLocale,
  type AuthProvider,
  type DataProvider,
  type I18nProvider,
  type RouterProvider as Routing,
  type Store,
} from 'react-admin';
import CssBaseline from '@mui/material/CssBaseline';
import type { QueryClient } from '@tanstack/react-query';
import {
  useState,
  useSyncExternalStore,
  useEffect,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createBrowserRouter, createHashRouter, Route, RouterProvider } from 'react-router';
import { modelFor } from '../model/access/bound';
import { AdminContext, type Times } from '../fields/AdminContext';
import { CellsContext } from '../fields/CellsContext';
import { cells } from '../fields/cells';
import type { BookmarkSource } from '../model/pages/bookmarks';
import type { ViewSource } from '../model/pages/views';
import { NotFound } from '../pages/NotFound';
import { Stopped } from '../pages/signIn/Stopped';
import { activityChannel, type Connection } from '../providers/session/connection';
import { watchIdle } from '../providers/session/watchIdle';
import type { Preview } from '../providers/session/preview';
import { ownSettings } from '../providers/session/ownSettings';
import { userId, type UserData } from '../providers/session/userData';
import { OverridesContext } from '../overrides/OverridesContext';
import { LiveContext } from '../views/LiveContext';
import type { Live } from '../model/live/live';
import { createLive } from './createLive';
import { createQueryClient } from './queries/createQueryClient';
import { useAskedOnce } from './queries/useAskedOnce';
import { BookmarksContext } from '../views/BookmarksContext';
import { ViewsContext } from '../views/ViewsContext';
import { Layout } from './layout/Layout';
import { ShellContext, type Shell } from './layout/ShellContext';
import { AfterIdle } from './AfterIdle';
import { ListExtras } from './lists/ListExtras';
import { accountPage } from './accountPage';
import { dashboardPages, ToStart } from './dashboardPages';
import { Defined, generatedPages, listReady, prepareLists } from './generatedPages';
import type { Addressed } from './router/addressed';
import type { Models } from './models';
import { overrides } from './overrides';
import { createRouting } from './router/routing';
import { textPages, type LoadText } from './textPages';
import { readAgainWithRights } from './refetchOnReturn';
import type { Looks } from './theme/look';
import { Themes } from './theme/Themes';
import { lazyPart } from '../parts/lazyPart';
import type { KnownList } from '../providers/data/askAhead';

type AdminAppProps = {
  readonly models: Models;
  readonly pages: ReturnType<typeof pagesOf>;
  readonly shell: Shell;
  readonly looks: Looks;
  readonly store: Store;
  readonly i18nProvider: I18nProvider;
  readonly dataProvider: DataProvider;
  readonly authProvider: AuthProvider;
  readonly bookmarks: BookmarkSource;
  readonly views: ViewSource;
  /** The list at the address, where its rows are there already. */
  readonly known: KnownList | undefined;
  /** Where the configuration declares addresses. */
  readonly addressed: Addressed | undefined;
};

type AdminProps = AdminAppProps & {
  readonly routerProvider: Routing;
  /** Tells the addresses of what is read. */
  readonly follow: (client: QueryClient) => void;
};

/* The host of the static demo may know no other address than that of the page. */
const createRouter = import.meta.env.MODE === 'demo' ? createHashRouter : createBrowserRouter;

const Background = lazyPart(async () => (await import('./Background')).Background, {
  failure: 'quiet',
  alone: true,
});

/**
 * The product behind the sign-in page. The data router is what the leave guard needs; transitions are off
 * because React's transition lane is starved by redirects (thousands of history entries in seconds).
 */
export const AdminApp = (props: AdminAppProps) => {
  const [router] = useState(() => {
    const routing = createRouting(() => made.state.location);
    const follow = (client: QueryClient) => opened?.follow(client);
    const element = <Admin {...props} routerProvider={routing} follow={follow} />;
    const routes = [{ path: '*', element, errorElement: <Stopped /> }];
    const opened = props.addressed?.open(routes);
    const made = opened?.router ?? createRouter(routes);
    return made;
  });
  // The product of the next person has a router of its own: two of them would follow the same address.
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} useTransitions={false} />;
};

const Admin = ({
  models,
  pages,
  shell,
  looks,
  bookmarks,
  views,
  known,
  addressed: _,
  follow,
  ...core
}: AdminProps) => {
  const { settings, connection, preview } = shell;
  const { session, offers } = connection;
  const model = models.english;
  const queryClient = useMemo(() => {
    const client = createQueryClient(session);
    follow(client);
    if (known) client.setQueryData([known.name, 'getList', known.asked], known.rows);
    return client;
  }, [session, known, follow]);
  const [live] = useState(createLive);
  const dataProvider = useAskedOnce(core.dataProvider, { model, client: queryClient, live, session });
  const [prepare] = useState(() => () => prepareLists(models));
  useSessionWatch(shell, queryClient);
  return (
    <ShellContext.Provider value={shell}>
      <CellsContext.Provider value={cells}>
        <CoreAdminContext {...core} dataProvider={dataProvider} queryClient={queryClient}>
          <AfterIdle begin={prepare}>
            {import.meta.env.MODE !== 'demo' && (
              <Background model={model} connection={connection} address={settings.hosts.sms} live={live} />
            )}
          </AfterIdle>
          <AdminContextInLocale {...{ models, session, preview, bookmarks, views, live, offers }}>
            <Themes looks={looks}>
              <CssBaseline />
              <ListExtras models={models}>
                <Pages pages={pages} title={model.name} />
              </ListExtras>
            </Themes>
          </AdminContextInLocale>
        </CoreAdminContext>
      </CellsContext.Provider>
    </ShellContext.Provider>
  );
};

type PagesProps = { readonly pages: ReturnType<typeof pagesOf>; readonly title: string };

const Pages = ({ pages: { generated, home, others }, title }: PagesProps) => (
  <Defined pages={generated}>
    <CoreAdminUI title={title} layout={Layout} dashboard={home} catchAll={NotFound} disableTelemetry>
      {/* one child: react-admin looks for it by its type */}
      <CustomRoutes>
        {/* a habit of many products: here every address asks whoever is not signed in */}
        <Route path="/login" element={<ToStart />} />
        {others.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </CustomRoutes>
      {generated.map((page) => (
        <Resource key={page.name} {...page} />
      ))}
    </CoreAdminUI>
  </Defined>
);

/* What becomes of the page as rights change and the person leaves. */
const useSessionWatch = ({ connection, preview }: Shell, queryClient: QueryClient) => {
  const { session, account } = connection;
  // What was read with other rights is not shown with these.
  useEffect(() => preview.subscribe(() => queryClient.clear()), [preview, queryClient]);
  useEffect(() => readAgainWithRights(queryClient, session), [queryClient, session]);
  useEffect(
    () => watchIdle({ session, end: account.endIdle, events: window, channel: activityChannel() }),
    [session, account],
  );
};

type Declared = {
  readonly models: Models;
  readonly loadText: LoadText;
  /** What stands in place of the pages of an entity, by its key. */
  readonly instead: ReadonlyMap<string, ComponentType>;
};

/** Every page of the product, made once. */
export const pagesOf = ({ models, loadText, instead }: Declared) => {
  const { home, others } = dashboardPages(models.english);
  const generated = generatedPages(models, instead);
  return {
    generated,
    /** Resolves when the list of an entity can be drawn at once. */
    listReady: (name: string) => listReady(generated, name),
    home,
    others: [...others, ...textPages(models.english, loadText), accountPage()],
  };
};

type AdminContextInLocaleProps = {
  readonly models: Models;
  readonly session: Connection['session'];
  readonly preview: Preview;
  readonly bookmarks: BookmarkSource;
  readonly views: ViewSource;
  readonly live: Live;
  readonly offers: Connection['offers'];
  readonly children: ReactNode;
};

/** The model in the language of the interface, and the rights of whoever is signed in at the moment. */
const AdminContextInLocale = ({
  models,
  session,
  preview,
  bookmarks,
  views,
  live,
  offers,
  children,
}: AdminContextInLocaleProps) => {
  const locale = useLocale();
  const user = useSyncExternalStore(session.subscribe, session.user);
  const ability = useSyncExternalStore(preview.subscribe, preview.ability);
  const overridden = useSyncExternalStore(overrides.subscribe, overrides.get);
  const isBound = user?.bound === true;
  const whole = models.get(locale);
  const model = useMemo(() => modelFor(whole, isBound), [whole, isBound]);
  const admin = useMemo(
    () => ({
      model,
      ability,
      me: user && userId(user),
      times: timesOf(user),
      offers: offers.has,
      preview: preview.start,
    }),
    [model, user, ability, offers, preview],
  );
  return (
    <AdminContext.Provider value={admin}>
      <OverridesContext value={overridden}>
        <BookmarksContext value={bookmarks}>
          <ViewsContext value={views}>
            <LiveContext value={live}>{children}</LiveContext>
          </ViewsContext>
        </BookmarksContext>
      </OverridesContext>
    </AdminContext.Provider>
  );
};

const timesOf = (user: UserData | undefined): Times => {
  const { timeZone, dates } = ownSettings(user);
  return { ...(timeZone !== undefined && { timeZone }), ...(dates !== undefined && { dates }) };
};
