import { expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { createAbility } from '../../src/model/access/ability';
import { modelFor } from '../../src/model/access/bound';
import { menuSections } from '../../src/model/pages/menuSections';
import { createModel } from '../../src/model/resolve/createModel';

const everything = createAbility([{ action: 'manage', subject: 'all' }]);

it('no two entries of the menu share an icon', () => {
  const sections = menuSections(modelFor(createModel(config, kinds), false), everything);
  const entries = sections.flatMap((section) => section.entries);
  const sharing = entries.filter(({ key, icon }) =>
    entries.some((other) => other.key !== key && other.icon === icon),
  );
  expect(sharing.map(({ key, icon }) => `${key}: ${icon}`)).toEqual([]);
});
