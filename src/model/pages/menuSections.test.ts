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
