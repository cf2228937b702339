import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAbility, useModel } from '../fields/AdminContext';
import { openDashboards, type ResolvedDashboard } from '../model/dashboard/dashboards';
import type { PageModel } from '../model/resolved/model';
import type { OpenPage } from './textPages';
import { lazyPart } from '../parts/lazyPart';
import { useShell } from './layout/ShellContext';
import { pageOptions } from './pageOptions';
import { NotFound } from '../pages/NotFound';

export type DashboardPages = {
  /** What stands at `/` (S2.02). */
  readonly home: () => ReactElement;
  readonly others: readonly OpenPage[];
};

const StartPage = lazyPart(async () => (await import('../pages/start/StartPage')).StartPage, {
  ...pageOptions,
  alone: true,
});

/** The pages of the dashboards. Their code is downloaded with the first visit (S2.01). */
export const dashboardPages = ({ dashboards }: PageModel): DashboardPages => {
  const pages = dashboards.map((dashboard) => ({ dashboard, Page: pageOf(dashboard) }));
  const First = pages.find(({ dashboard }) => dashboard.path === '/')?.Page;
  const useFirst = () => openDashboards(useModel().dashboards, useAbility())[0];
  const Home = () => {
    const first = useFirst();
    const own = useOwnStart();
    if (own) return <Navigate to={own} replace />;
    if (first === undefined) return <StartPage />;
    return First && first.path === '/' ? <First /> : <Navigate to={first.path} replace />;
  };
  /* Its own address leads to `/` only those who find it there; the others are told what they lack. */
  const HomeByAddress = () => {
    const first = useFirst();
    return First && first?.path !== '/' ? <First /> : <Navigate to="/" replace />;
  };
  return {
    home: Home,
    others: pages.map(({ dashboard: { route, path }, Page }) => ({
      path: route,
      Page: route === path ? Page : HomeByAddress,
    })),
  };
};

/** With what the gate noted in the history entry, or whoever signs in at that address would not begin where the role does. */
export const ToStart = () => <Navigate to="/" replace state={useLocation().state as unknown} />;

/* Where the role begins, for whoever has just signed in here (`accounts.roles.start`). */
const useOwnStart = (): string | undefined => {
  const { state } = useLocation() as { readonly state: { readonly isSignIn?: unknown } | null };
  const { session } = useShell().connection;
  const { accounts, dashboards } = useModel();
  const ability = useAbility();
  if (state?.isSignIn !== true) return undefined;
  const key = accounts?.roles.start?.[session.user()?.role ?? ''];
  return openDashboards(dashboards, ability).find((each) => each.key === key && each.path !== '/')?.path;
};

/* One that is for other accounts alone is no page for this person, who would see nothing at all. */
const pageOf = ({ key }: ResolvedDashboard) => {
  const Page = lazyPart(async () => {
    const { DashboardPage } = await import('../features/dashboard/DashboardPage');
    return () => <DashboardPage name={key} />;
  }, pageOptions);
  return function DashboardOrNot() {
    return useModel().dashboards.some((each) => each.key === key) ? <Page /> : <NotFound />;
  };
};
