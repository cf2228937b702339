// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const model = modelOf({
  things: {
    label: { one: 'Thing', many: 'Things' },
    title: '{phone}',
    icon: 'tag',
    fields: { phone: { kind: 'phone' }, other: { kind: 'phone' } },
  },
});

afterEach(cleanup);

const show = (record: Record<string, unknown>, part: 'Cell' | 'Show') =>
  render(
    <FieldScreen model={model}>
      {model.resource('things').fields.map((field) => (
        <Value key={field.name} field={field} record={record} part={part} />
      ))}
    </FieldScreen>,
  );

it.each(['Cell', 'Show'] as const)(
  'says of a number why to look at it, where the server does: %s',
  (part) => {
    show({ phone: '+491511234567', other: '+4915112345678', _doubts: { phone: 'unknown' } }, part);
    expect(screen.getAllByRole('img').map((mark) => mark.textContent)).toEqual([
      'No such number is known in its country',
    ]);
    expect(screen.getByText('+491511234567').getAttribute('title')).toBeNull();
  },
);

it('marks nothing where a server says nothing, or says it otherwise', () => {
  for (const _doubts of [undefined, null, 'phone', { phone: null }, ['phone'], { phone: { why: 'unknown' } }])
    show({ phone: '+491511234567', other: '+4915112345678', _doubts }, 'Cell');
  expect(screen.queryByRole('img')).toBeNull();
});
