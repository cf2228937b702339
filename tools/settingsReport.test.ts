import { expect, it } from 'vitest';
import config from '../fixtures/demo';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { settings } from '../src/config/settings';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { changedAt, shop } from '../tests/config/shop';
import { programTexts } from './reportSettings';
import { unreadSettings } from './settingsReport';

const rules = {
  label: { one: 'Rules', many: 'Rules' },
  title: 'Rules',
  icon: 'settings',
  single: 'one',
  fields: {
    shortest: { kind: 'number', integer: true, min: 8, max: 20 },
    tries: { kind: 'number', integer: true, min: 1, max: 20 },
    planted: { kind: 'boolean' },
    result: { kind: 'text', readOnly: true },
  },
};

const unreadOf = (sources: readonly string[]) => {
  const declared = changedAt(changedAt(shop, 'rules', rules), '/settings', {
    passwordMin: 'rules.shortest',
    attempts: 'rules.tries',
  });
  return unreadSettings(createModel(declared as DeclaredAdmin, kinds), sources);
};

const every = Object.keys(settings).map((name) => `settingOf('${name}')`);

it('S9.16 finds a field that is planted among the settings and holds none', () => {
  expect(unreadOf(every)).toEqual([{ field: 'rules.planted' }]);
});

it('S9.16 finds a setting that no source asks for, and the field that holds it', () => {
  const others = every.filter((text) => !text.includes("'attempts'"));
  expect(unreadOf(others)).toEqual([
    { setting: 'attempts' },
    { field: 'rules.tries' },
    { field: 'rules.planted' },
  ]);
});

it('S9.16 the product asks people for nothing that nothing reads', () => {
  expect(unreadSettings(createModel(config, kinds), programTexts())).toEqual([]);
});
