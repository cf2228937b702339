import type { Scope } from './scope';
import { dictOf } from './untrusted';

/** More entries under one heading than a person takes in at a glance. */
export const checkMenu = (scope: Scope): void => {
  const entities = [...scope.entities.values()];
  for (const group of Object.keys(dictOf(scope.declared.groups))) {
    const pages = Object.values(dictOf(scope.declared.pages)).map(dictOf);
    const count = [...entities.map(({ declared }) => declared), ...pages].filter(
      (entry) => entry.group === group,
    ).length;
    if (count <= 7) continue;
    scope.report({
      id: 'RC029',
      path: `groups.${group}`,
      message: `${count} entries`,
      hint: 'Seven fit at a glance: split the group.',
    });
  }
};
