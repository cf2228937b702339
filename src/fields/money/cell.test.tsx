// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { fieldOf } from '../../model/resolved/model';
import { Value } from '../Value';

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'plan',
    fields: { total: { kind: 'money', currency: 'EUR' }, note: { kind: 'text' } } as never,
  },
});

const PARTS = ['Cell', 'Show'] as const;

/* What lists and cards never cut, of a value in each of them and on a record. */
const wholeOf = (name: string, value: unknown) => {
  const { container } = render(
    <FieldScreen model={model}>
      {PARTS.map((part) => (
        <Value
          key={part}
          field={fieldOf(model.resource('bills'), name)}
          record={{ id: '1', [name]: value }}
          part={part}
        />
      ))}
    </FieldScreen>,
  );
  return [...container.querySelectorAll('[data-whole]')].map(({ textContent }) => textContent);
};

afterEach(cleanup);

it('an amount is never cut, with its currency, as its beginning is another amount', () => {
  expect(wholeOf('total', '4567890.12')).toEqual(PARTS.map(() => '€4,567,890.12'));
});

it('a text may be cut, and makes room for an amount', () => {
  expect(wholeOf('note', 'A long one')).toEqual([]);
});
