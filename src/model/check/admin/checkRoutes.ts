import { SAMPLES } from '../../samples/samples';
import type { Scope } from '../scope';
import { PUBLIC_PAGES } from '../../pages/publicPages';
import { hintFor } from '../didYouMean';
import { dictOf, isText, join, type Dict, listOf } from '../untrusted';

/** Pages of two entities, or a page of text or numbers among them, at one address; and their unknown menu groups. */
export const checkRoutes = (scope: Scope): void => {
  const taken = new Map<string, string>();
  for (const { key, declared } of scope.entities.values()) {
    const route = isText(declared.route) ? declared.route.replace(/^\//, '') : `apps/${key}`;
    const other = taken.get(route);
    if (other !== undefined) {
      scope.report({
        id: 'RC031',
        entity: key,
        path: join(key, 'route'),
        message: `/${route} is the route of "${other}" already`,
      });
    }
    refuseOpen(route, join(key, 'route'), scope);
    taken.set(route, other ?? key);
  }
  for (const [key, page] of Object.entries(dictOf(scope.declared.pages)))
    checkPage(dictOf(page), { key, at: `pages.${key}`, taken, scope });
  for (const [key, dashboard] of Object.entries(dictOf(scope.declared.dashboards))) {
    const route = `dashboard/${key}`;
    checkPage({ route, ...dictOf(dashboard) }, { key, at: `dashboards.${key}`, taken, scope });
  }
};

/* Whoever comes there without an account is shown the pages that they may open. */
const refuseOpen = (route: string, path: string, { entities, report }: Scope): void => {
  if (route.split('/')[0] !== PUBLIC_PAGES) return;
  const open = [...entities.values()].find(({ declared }) => declared.public !== undefined);
  if (!open) return;
  const message = `/${route} lies among the pages for people without an account ("public" of ${open.key})`;
  report({ id: 'RC031', path, message, hint: 'Let the address begin with another word.' });
};

type PagePlace = {
  readonly key: string;
  readonly at: string;
  /** Who has a route already. */
  readonly taken: Map<string, string>;
  readonly scope: Scope;
};

const checkPage = ({ route, group }: Dict, { key, at, taken, scope }: PagePlace): void => {
  if (!isText(route)) return;
  const other = taken.get(route.replace(/^\//, ''));
  if (other !== undefined)
    scope.report({
      id: 'RC031',
      path: join(at, 'route'),
      message: `${route} is the route of "${other}" already`,
    });
  const groups = Object.keys(dictOf(scope.declared.groups));
  if (isText(group) && !groups.includes(group))
    scope.report({
      id: 'RC028',
      path: join(at, 'group'),
      message: `unknown menu group "${group}"`,
      hint: hintFor(group, groups),
    });
  refuseOpen(route.replace(/^\//, ''), join(at, 'route'), scope);
  taken.set(route.replace(/^\//, ''), key);
};

/** A heading with nothing below it, or more entries than a person takes in at a glance. */
export const checkMenu = (scope: Scope): void => {
  const entities = [...scope.entities.values()];
  for (const group of Object.keys(dictOf(scope.declared.groups))) {
    const pages = ['pages', 'dashboards'].flatMap((option) =>
      Object.values(dictOf(scope.declared[option])).map(dictOf),
    );
    const entries = entities.flatMap(({ declared }) => [declared, ...saved(declared)]);
    const count = [...entries, ...pages].filter((entry) => entry.group === group).length;
    if (count === 0 && [...entries, ...pages].every((entry) => isKnownGroup(entry.group, scope))) {
      const hint = 'Name it as the "group" of an entity, or leave it out.';
      scope.report({ id: 'RC194', path: `groups.${group}`, message: 'nothing stands in it', hint });
    }
    // Samples are nobody's work, and stay folded under one heading.
    if (count <= 7 || group === SAMPLES) continue;
    scope.report({
      id: 'RC029',
      path: `groups.${group}`,
      message: `${count} entries`,
      hint: 'Seven fit at a glance: split the group.',
    });
  }
};

/* Where one is misspelt, that is said there. */
const isKnownGroup = (group: unknown, { declared }: Scope): boolean =>
  !isText(group) || Object.hasOwn(dictOf(declared.groups), group);

/* A saved query in the menu takes as much room there as an entity. */
const saved = ({ group, list }: Dict): Dict[] =>
  listOf(dictOf(list).presets)
    .filter((preset) => dictOf(preset).menu !== undefined)
    .map(() => ({ group }));
