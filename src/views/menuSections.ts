import type { Ability } from '../model/ability';
import type { IconName } from '../config/icons';
import type { Model } from '../model/model';
import type { Labels } from '../model/resolvedField';
import { openingRight } from './useEntity';

export type MenuEntry = {
  readonly key: string;
  readonly label: Labels;
  readonly icon: IconName;
  readonly path: string;
};

export type MenuSection = {
  readonly key: string;
  readonly label: Labels | undefined;
  readonly entries: readonly MenuEntry[];
};

/** What this person may open: the groups of the configuration, then what is in none. An empty group is not there. */
export const menuSections = ({ groups, resources, pages }: Model, ability: Ability): MenuSection[] => {
  const loose = {
    key: '',
    label: undefined,
    resources: resources.filter(({ group }) => group === undefined),
    pages: pages.filter(({ group }) => group === undefined),
  };
  return [...groups, loose]
    .map(({ key, label, resources: entities, pages: texts }) => ({
      key,
      label,
      entries: [
        ...entities
          .filter((each) => ability.can(openingRight(each), each.subject))
          .map((each) => ({ key: each.key, label: each.menuLabel, icon: each.icon, path: `/${each.name}` })),
        ...texts.filter(({ subject }) => ability.can('show', subject)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0);
};
