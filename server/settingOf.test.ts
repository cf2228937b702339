import { expect, it } from 'vitest';
import { defineAdmin } from '../src/config/defineAdmin';
import { defineResource } from '../src/config/defineResource';
import { f } from '../src/config/builders';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { createMemoryStore } from './store/memory';
import { createSettingOf } from './settingOf';

const base = { label: { one: 'Setting', many: 'Settings' }, title: 'Setting', icon: 'settings' } as const;
const rules = defineResource({
  ...base,
  single: 'one',
  fields: { shortest: f.number({ default: 10 }), mixed: f.boolean({ default: true }), host: f.text() },
});
const mine = defineResource({ ...base, single: 'own', fields: { zone: f.text({ default: 'UTC' }) } });
const config = defineAdmin({
  name: 'Test',
  groups: {},
  settings: {
    passwordMin: 'rules.shortest',
    passwordMixed: 'rules.mixed',
    smtpHost: 'rules.host',
    timeZone: 'mine.zone',
  },
  resources: { rules, mine },
});

const row = (_id: string, values: object) => ({ _id, __v: 0, createdAt: '', updatedAt: '', ...values });
const ann = { row: row('ann', {}) };
const bob = { row: row('bob', {}) };

const open = () => {
  const store = createMemoryStore();
  return { store, settingOf: createSettingOf({ model: createModel(config, kinds), store }) };
};

it('S9.16 reads a setting as it is at the moment, false and 0 too', async () => {
  const { store, settingOf } = open();
  await store.insert('rules', row('rules', { shortest: 12, mixed: false, host: 'mail.example' }));
  expect(await settingOf('passwordMin')).toBe(12);
  expect(await settingOf('passwordMixed')).toBe(false);
  expect(await settingOf('smtpHost')).toBe('mail.example');
  await store.update('rules', 'rules', { patch: { shortest: 14 } });
  expect(await settingOf('passwordMin')).toBe(14);
});

it('S9.16 says what the form begins with while nobody has opened it', async () => {
  const { settingOf } = open();
  expect(await settingOf('passwordMin')).toBe(10);
  expect(await settingOf('passwordMixed')).toBe(true);
});

it('S9.16 has a default for what no field holds, and for a field that was emptied', async () => {
  const { store, settingOf } = open();
  expect(await settingOf('attempts')).toBe(10);
  await store.insert('rules', row('rules', { shortest: null, host: '' }));
  expect(await settingOf('passwordMin')).toBe(8);
  expect(await settingOf('smtpHost')).toBeUndefined();
});

it('S9.16 reads what each person has chosen', async () => {
  const { store, settingOf } = open();
  await store.insert('mine', row('mine-ann', { zone: 'Asia/Tokyo' }));
  expect(await settingOf('timeZone', ann)).toBe('Asia/Tokyo');
  expect(await settingOf('timeZone', bob)).toBe('UTC');
  expect(await settingOf('timeZone')).toBeUndefined();
});
