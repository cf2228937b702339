// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const unit = { en: 'month |||| months', de: 'Monat |||| Monate', fr: 'mois', pt: 'mês |||| meses' };
const model = modelOf({
  plans: {
    label: { one: 'Plan', many: 'Plans' },
    title: '{id}',
    icon: 'plan',
    fields: { term: { kind: 'number', unit } as never, speed: { kind: 'number', unit: 'ms' } as never },
  },
});
const [term = expect.fail('no field'), speed = expect.fail('no field')] = model.resource('plans').fields;

const shown = (value: unknown, locale: string, field = term): string => {
  const { container } = render(
    <FieldScreen model={model}>
      <I18nContextProvider value={polyglotI18nProvider(() => ({}) as never, locale)}>
        <Value field={field} record={{ [field.name]: value }} part="Cell" />
      </I18nContextProvider>
    </FieldScreen>,
  );
  const text = container.textContent ?? '';
  cleanup();
  return text.replace('\u00a0', ' ');
};

afterEach(cleanup);

describe('what a number counts', () => {
  it.each([
    ['en', ['1 month', '2 months', '0 months']],
    ['de', ['1 Monat', '2 Monate', '0 Monate']],
    ['fr', ['1 mois', '2 mois', '0 mois']],
    ['pt', ['1 mês', '2 meses', '0 meses']],
  ])('is called in %s as one or many are', (locale, texts) => {
    expect([1, 2, 0].map((value) => shown(value, locale))).toEqual(texts);
    expect(shown('1', locale)).toBe(texts[0]);
  });

  it('stays as it is where it has one form', () => {
    expect(shown(1, 'en', speed)).toBe('1 ms');
  });

  it('follows what is typed in a form', async () => {
    const { user } = editFields(model, { term: 1 });
    expect(screen.getByText('month')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Term/), '2');
    expect(screen.getByText('months')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Term/));
    expect(screen.getByText('months')).toBeTruthy();
  });
});
