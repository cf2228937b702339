import type { DeclaredAdmin } from '../../config/defineAdmin';
import { resolveDashboards } from '../dashboard/dashboards';
import type { DeclaredResource } from '../../config/resource';
import type { Kinds } from '../resolved/kind';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedPage, Model, PageModel } from '../resolved/model';
import { withPlaceholders } from '../notices/placeholders';
import type { Resource } from '../resolved/resource';
import { isSameJson } from '../values/plainObject';
import { resolveMetric } from './resolveMetric';
import { resolveResource } from './resolveResource';

/** A configuration and the model that was made of it. */
type Made = { readonly declared: DeclaredAdmin; readonly model: Model };

/**
 * Turns what a person declared into what the program uses. Run `checkConfig` first: this trusts its input. From `before`,
 * an earlier configuration with the same kinds, come the entities that are the same objects.
 */
export const createModel = (declared: DeclaredAdmin, kinds: Kinds, before?: Made): Model => {
  const { notices } = declared;
  const resource = (keyOrName: string): Resource => {
    const found = known.get(keyOrName);
    if (found) return found;
    throw new Error(
      `There is no entity "${keyOrName}". Known: ${resources.map((each) => each.key).join(', ')}.`,
    );
  };
  // What the words in the braces of its texts may be lies in other entities.
  const hasWords = (key: string) =>
    [notices, before?.declared.notices].some((each) => each?.templates.of === key);
  // What points at all accounts has the entities of them in it.
  const isOfSameAccounts = isSameJson(
    accountsOf((before?.declared ?? declared).accounts),
    accountsOf(declared.accounts),
  );
  const same = (key: string, each: object): Resource | undefined =>
    isOfSameAccounts && before?.declared.resources[key] === each && !hasWords(key)
      ? before.model.resources.find((resource) => resource.key === key)
      : undefined;
  const resolve = resolvingOf(declared, { kinds, known: resource, resource });
  const resources = Object.entries(declared.resources).map(
    ([key, each]) => same(key, each) ?? resolve(key, each),
  );
  const known = new Map(resources.flatMap((each) => [[each.key, each] as const, [each.name, each] as const]));
  const pages = resolvePages(declared);
  return {
    name: declared.name,
    color: declared.color,
    logo: declared.logo,
    resources,
    groups: Object.entries(declared.groups).map(([key, group]) => ({
      key,
      label: resolveLabel(group.label),
      icon: group.icon,
      isFolded: group.folded,
      resources: resources.filter((each) => each.group === key),
      pages: pages.filter((each) => each.group === key),
    })),
    pages,
    dashboards: resolveDashboards(declared.dashboards),
    waiting: (declared.waiting ?? []).map(({ label, metric }) => ({
      label: resolveLabel(label),
      metric: resolveMetric(metric),
    })),
    typeAbove: declared.typeAbove ?? 100,
    accounts: declared.accounts,
    log: declared.log,
    mail: declared.mail,
    doubts: declared.doubts,
    notices,
    settings: declared.settings ?? {},
    offers: declared.offers ?? {},
    kinds,
    known: resource,
    isWhole: (keyOrName) => resource(keyOrName) !== undefined,
    resource,
  };
};

const accountsOf = (accounts: DeclaredAdmin['accounts'] | undefined): readonly string[] =>
  Object.keys(accounts?.resources ?? {});

/** How the entities of a configuration are resolved. */
export const resolvingOf =
  (
    { notices, accounts }: Pick<DeclaredAdmin, 'notices' | 'accounts'>,
    place: Pick<PageModel, 'kinds' | 'known' | 'resource'>,
  ) =>
  (key: string, declared: DeclaredResource): Resource =>
    resolveResource(key, declared, {
      kinds: place.kinds,
      accounts: accountsOf(accounts),
      ...(notices?.templates.of === key && { mend: withPlaceholders(notices, place) }),
    });

const resolvePages = ({ pages }: DeclaredAdmin): readonly ResolvedPage[] =>
  Object.entries(pages ?? {}).map(([key, page]) => ({
    key,
    label: resolveLabel(page.label),
    icon: page.icon,
    group: page.group,
    path: `/${page.route.replace(/^\//, '')}`,
    subject: page.subject ?? key,
    inFooter: page.footer ?? false,
    text: page.text === undefined ? undefined : resolveLabel(page.text),
  }));
