import { describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { translate, type Translations } from './translate';

const declared = {
  name: 'Test',
  groups: { money: { label: 'Money', icon: 'money' } },
  resources: {
    bills: {
      label: { one: 'Bill', many: 'Bills' },
      title: '{label}',
      icon: 'invoice',
      fields: {
        label: { kind: 'text', label: 'Imprint' },
        paidAt: { kind: 'dateTime' },
        state: { kind: 'choice', default: 'Open', values: { Open: { label: 'Open' }, paid: {} } },
      },
      list: { presets: [{ label: 'Open', filter: { state: ['Open'] } }] },
    },
  },
} as unknown as DeclaredAdmin;

const inGerman = (translations: Translations) =>
  translate(declared, { de: translations }) as unknown as typeof whole;

const whole = { groups: { money: { label: {} } }, resources: { bills: {} as Record<string, never> } };

describe('a configuration in another language', () => {
  it('says a text in English and in that language', () =>
    expect(inGerman({ 'groups.money': { en: 'Money', de: 'Geld' } }).groups.money).toEqual({
      label: { en: 'Money', de: 'Geld' },
      icon: 'money',
    }));

  it('has the singular and the plural of an entity', () =>
    expect(inGerman({ 'bills.many': { en: 'Bills', de: 'Rechnungen' } }).resources.bills).toMatchObject({
      label: { one: 'Bill', many: { en: 'Bills', de: 'Rechnungen' } },
    }));

  it('finds texts in lists, and keeps the same word where it is data', () => {
    const { bills } = inGerman({
      'bills.fields.state.values.Open': { en: 'Open', de: 'Offen' },
      'bills.list.presets.0': { en: 'Open', de: 'Unbezahlt' },
    }).resources;
    expect(bills).toMatchObject({
      fields: { state: { default: 'Open', values: { Open: { label: { de: 'Offen' } } } } },
      list: { presets: [{ label: { de: 'Unbezahlt' }, filter: { state: ['Open'] } }] },
    });
  });

  it('gives a label to what had its own made from its key', () =>
    expect(
      inGerman({ 'bills.fields.paidAt': { en: 'Paid at', de: 'Bezahlt am' } }).resources.bills,
    ).toMatchObject({
      fields: { paidAt: { kind: 'dateTime', label: { en: 'Paid at', de: 'Bezahlt am' } } },
    }));

  it('knows a field that is called label', () =>
    expect(
      inGerman({ 'bills.fields.label': { en: 'Imprint', de: 'Aufdruck' } }).resources.bills,
    ).toMatchObject({
      fields: { label: { kind: 'text', label: { de: 'Aufdruck' } } },
    }));

  it('stays English where nothing is translated, or another English was', () =>
    expect(
      inGerman({ 'groups.money': { en: 'Finance', de: 'Finanzen' }, 'bills.one': { en: 'Bill', de: '' } }),
    ).toEqual(declared));
});
