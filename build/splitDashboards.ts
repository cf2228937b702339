type Declared = Readonly<Record<string, unknown>>;

/** What the menu and the routes need of a dashboard. */
const HEAD = new Set(['label', 'icon', 'group', 'route', 'subject', 'home']);

/**
 * Takes out of every dashboard what only its page needs, by the key of the dashboard. It keeps all its languages: as
 * words it would be downloaded by people who never open it.
 */
export const splitDashboards = (
  config: unknown,
): { config: unknown; dashboards: Readonly<Record<string, unknown>> } => {
  const { dashboards, ...rest } = config as { readonly dashboards?: Readonly<Record<string, Declared>> };
  if (!dashboards) return { config, dashboards: {} };
  const each = (isHead: boolean) =>
    Object.fromEntries(
      Object.entries(dashboards).map(([key, dashboard]) => [key, only(dashboard, isHead)] as const),
    );
  return { config: { ...rest, dashboards: each(true) }, dashboards: each(false) };
};

const only = (dashboard: Declared, isHead: boolean): Declared =>
  Object.fromEntries(Object.entries(dashboard).filter(([name]) => HEAD.has(name) === isHead));
