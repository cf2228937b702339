import type { Ability } from '../access/ability';
import type { IconName } from '../../config/icons';
import { openDashboards } from '../dashboard/dashboards';
import type { PageModel } from '../resolved/model';
import type { Labels } from '../resolved/resolvedField';
import type { KnownResource } from '../resolved/resource';

export type MenuEntry = {
  readonly key: string;
  readonly label: Labels;
  readonly icon: IconName;
  /** Begins with a slash; a saved query follows it as `?filter=`. */
  readonly path: string;
  readonly isSaved?: boolean;
  /** Bookmarked as long as a person has not said otherwise. */
  readonly isBookmarked?: boolean;
};

export type MenuSection = {
  readonly key: string;
  readonly label: Labels | undefined;
  readonly icon: IconName | undefined;
  /** Only its heading is shown at first. */
  readonly isFolded: boolean;
  readonly entries: readonly MenuEntry[];
};

/** What this person may open: the groups of the configuration, then what is in none. An empty group is not there. */
export const menuSections = (
  { groups, resources, pages, dashboards }: PageModel,
  ability: Ability,
): MenuSection[] => {
  const loose = {
    key: '',
    label: undefined,
    icon: undefined,
    isFolded: false,
    resources: resources.filter(({ group }) => group === undefined),
    pages: pages.filter(({ group }) => group === undefined),
  };
  const sections = [...groups, loose]
    .map(({ key, label, icon, isFolded, resources: entities, pages: texts }) => ({
      key,
      label,
      icon,
      isFolded,
      entries: [
        ...openDashboards(dashboards, ability)
          .filter(({ group = '' }) => group === key)
          .map((each) => ({ ...each, key: `dashboard.${each.key}` })),
        ...entities.filter((each) => ability.can(openingRight(each), each.subject)).flatMap(entriesOf),
        ...texts
          .filter(({ subject }) => ability.can('show', subject))
          .map((each) => ({ ...each, key: `page.${each.key}` })),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
  const end = (at: number) => sections.slice(0, at + 1).flatMap(({ entries }) => entries).length;
  return sections.map((section, at) => ({
    ...section,
    isFolded: section.isFolded ?? end(at) > MOST_AT_ONCE,
  }));
};

/* So many stand on one screen beside the headings of the rest. */
const MOST_AT_ONCE = 14;

/** The right that opens the first page of an entity: its list, or its only record. */
const openingRight = ({ single }: Pick<KnownResource, 'single'>): 'list' | 'show' =>
  single ? 'show' : 'list';

/*
 * A list comes back as it was left, which beside a saved query would be that query: such an entity says outright that
 * it is to be shown whole.
 */
const entriesOf = ({ key, name, menuLabel, icon, menuPresets, isBookmarked }: KnownResource): MenuEntry[] => {
  const saved = menuPresets.flatMap(({ menu, ...preset }) => (menu ? [{ ...preset, menu }] : []));
  return [
    { key, label: menuLabel, icon, isBookmarked, path: saved.length > 0 ? pathWith(name, {}) : `/${name}` },
    ...saved.map(({ label, filter, menu }) => ({
      key: `${key}.${label.en}`,
      label,
      icon: menu,
      path: pathWith(name, filter),
      isSaved: true,
    })),
  ];
};

const pathWith = (name: string, filter: object): string =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
