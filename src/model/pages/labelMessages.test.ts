import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { sampleModel } from '../resolved/kinds.samples';
import { fieldLabel, labelMessages } from './labelMessages';

const model = sampleModel({
  plans: {
    label: { one: { en: 'Plan', de: 'Tarif' }, many: { en: 'Plans', de: 'Tarife' } },
    fields: {
      smsMax: { kind: 'number', label: { en: 'Most SMS', de: 'SMS höchstens' } },
      lines: { kind: 'items', of: { qty: { kind: 'number', label: 'Quantity' } } },
    },
  },
});

const translator = (locale: string) =>
  polyglotI18nProvider(() => labelMessages(model, locale) as never, locale);

describe('labelMessages', () => {
  it('names an entity whose route has a slash, in singular and plural', () => {
    const { translate } = translator('en');
    expect(translate('resources.apps/plans.name', { smart_count: 1 })).toBe('Plan');
    expect(translate('resources.apps/plans.name', { smart_count: 2 })).toBe('Plans');
    expect(translator('de').translate('resources.apps/plans.name', { smart_count: 2 })).toBe('Tarife');
  });
});

it('names fields and the members of a field, and nothing else', () => {
  const named = (key: string) => fieldLabel(model, key, 'de');
  expect(named('resources.apps/plans.fields.smsMax')).toBe('SMS höchstens');
  expect(named('resources.apps/plans.fields.lines')).toBe('Lines');
  expect(named('resources.apps/plans.fields.lines.qty')).toBe('Quantity');
  const others = ['fields.none', 'fields.lines.none', 'fields.', 'name'].map(
    (key) => `resources.apps/plans.${key}`,
  );
  expect([...others, 'resources.apps/none.fields.smsMax', 'ra.action.save'].map(named)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
