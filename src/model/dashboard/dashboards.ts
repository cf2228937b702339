import type { Dashboard } from '../../config/dashboard';
import type { IconName } from '../../config/icons';
import type { Ability } from '../access/ability';
import { resolveLabel } from '../resolved/labels';
import type { Labels } from '../resolved/resolvedField';
import { resolveBody, type DashboardBody } from './widget';

/** A dashboard as the program uses it. */
export type ResolvedDashboard = {
  readonly key: string;
  readonly label: Labels;
  readonly icon: IconName;
  readonly group: string | undefined;
  /** Begins with a slash; `/` alone for the one that the product begins with. */
  readonly path: string;
  /** The path it was declared with, which leads to `path`. */
  readonly route: string;
  readonly subject: string;
  readonly home: Dashboard['home'];
  /** For bound accounts alone. */
  readonly isForBound: boolean;
  readonly body: DashboardBody;
};

export const resolveDashboards = (
  declared: Readonly<Record<string, Dashboard>> | undefined,
): ResolvedDashboard[] =>
  Object.entries(declared ?? {}).map(([key, dashboard]) => ({
    key,
    label: resolveLabel(dashboard.label),
    icon: dashboard.icon,
    group: dashboard.group,
    path: pathOf(key, dashboard),
    route: pathOf(key, dashboard),
    subject: dashboard.subject ?? key,
    home: dashboard.home,
    isForBound: dashboard.bound ?? false,
    body: resolveBody(dashboard),
  }));

const pathOf = (key: string, { route }: Pick<Dashboard, 'route'>): string =>
  `/${(route ?? `dashboard/${key}`).replace(/^\//, '')}`;

/** Puts the dashboard that this product begins with at `/`, first of all; the others keep their paths. */
export const withHome = (
  dashboards: readonly ResolvedDashboard[],
  isDemo: boolean,
): readonly ResolvedDashboard[] => {
  const fitting = ['always', isDemo ? 'demo' : 'live'];
  const home = dashboards.find((each) => each.home !== undefined && fitting.includes(each.home));
  if (!home) return dashboards;
  return [{ ...home, path: '/' }, ...dashboards.filter((each) => each !== home)];
};

/** What this person may open, in the order of the menu. */
export const openDashboards = (
  dashboards: readonly ResolvedDashboard[],
  ability: Ability,
): readonly ResolvedDashboard[] => dashboards.filter(({ subject }) => ability.can('show', subject));
