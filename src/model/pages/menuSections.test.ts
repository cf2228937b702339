import { expect, it } from 'vitest';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import { createAbility } from '../access/ability';
import { createModel } from '../resolve/createModel';
import { menuSections } from './menuSections';

const modelWith = (presets: readonly object[]) =>
  createModel(
    {
      name: 'Test',
      groups: { money: { label: 'Money', icon: 'money' } },
      resources: {
        bills: {
          label: { one: 'Bill', many: 'Bills' },
          title: '{id}',
          icon: 'invoice',
          group: 'money',
          fields: {},
          list: { presets: presets as [] },
        },
      },
    },
    kinds,
  );

const all = createAbility([{ action: 'manage', subject: 'all' }]);

const entriesOf = (presets: readonly object[], ability = all) =>
  menuSections(modelWith(presets), ability)
    .flatMap(({ entries }) => entries)
    .map(({ label, icon, path }) => [label.en, icon, decodeURIComponent(path)]);

const old = { label: 'Old bills', menu: 'history', filter: { state: ['Paid'] } };

it('gives a saved query an entry of its own, below its entity', () => {
  expect(entriesOf([{ label: 'New', filter: { state: ['New'] } }, old])).toEqual([
    ['Bills', 'invoice', '/apps/bills?filter={}'],
    ['Old bills', 'history', '/apps/bills?filter={"state":["Paid"]}'],
  ]);
});

it('leads to a list as it was left where no saved query stands beside it', () => {
  expect(entriesOf([{ ...old, menu: undefined }])).toEqual([['Bills', 'invoice', '/apps/bills']]);
});

it('shows a saved query to nobody who may not open the list', () => {
  expect(entriesOf([old], createAbility([{ action: 'show', subject: 'bills' }]))).toEqual([]);
});

it('folds the groups that reach beyond fourteen entries of a person, where the configuration leaves it open', () => {
  const entity = (group: string) => ({
    label: { one: group, many: group },
    title: '{id}',
    icon: 'tag' as const,
    group,
    fields: {},
  });
  const groups = { a: 9, b: 5, c: 1, d: 1, e: 1 };
  const model = createModel(
    {
      name: 'Test',
      groups: Object.fromEntries(
        Object.keys(groups).map((key) => [
          key,
          {
            label: key,
            icon: 'tag',
            ...(key === 'a' && { folded: true }),
            ...(key === 'e' && { folded: false }),
          },
        ]),
      ),
      resources: Object.fromEntries(
        Object.entries(groups).flatMap(([group, number]) =>
          Array.from({ length: number }, (__, at) => [`${group}${at}`, entity(group)]),
        ),
      ),
    },
    kinds,
  );
  const folded = (ability: typeof all) =>
    menuSections(model, ability).flatMap(({ key, isFolded }) => (isFolded ? [key] : []));
  expect(folded(all)).toEqual(['a', 'c', 'd']);
  const few = ['b0', 'c0', 'd0', 'e0'].map((subject) => ({ action: 'list', subject }));
  expect(folded(createAbility(few))).toEqual([]);
});
