import type { Scope } from '../scope';
import { dictOf, listOf, type Dict } from '../untrusted';

/** More entries under one heading than a person takes in at a glance. */
export const checkMenu = (scope: Scope): void => {
  const entities = [...scope.entities.values()];
  for (const group of Object.keys(dictOf(scope.declared.groups))) {
    const pages = ['pages', 'dashboards'].flatMap((option) =>
      Object.values(dictOf(scope.declared[option])).map(dictOf),
    );
    const entries = entities.flatMap(({ declared }) => [declared, ...saved(declared)]);
    const count = [...entries, ...pages].filter((entry) => entry.group === group).length;
    if (count <= 7) continue;
    scope.report({
      id: 'RC029',
      path: `groups.${group}`,
      message: `${count} entries`,
      hint: 'Seven fit at a glance: split the group.',
    });
  }
};

/* A saved query in the menu takes as much room there as an entity. */
const saved = ({ group, list }: Dict): Dict[] =>
  listOf(dictOf(list).presets)
    .filter((preset) => dictOf(preset).menu !== undefined)
    .map(() => ({ group }));
