import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { sampleModel } from '../resolved/kinds.samples';
import { labelMessages } from './labelMessages';

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

  it('names fields and the members of a field', () => {
    const { translate } = translator('de');
    expect(translate('resources.apps/plans.fields.smsMax')).toBe('SMS höchstens');
    expect(translate('resources.apps/plans.fields.lines')).toBe('Lines');
    expect(translate('resources.apps/plans.fields.lines.qty')).toBe('Quantity');
  });
});
