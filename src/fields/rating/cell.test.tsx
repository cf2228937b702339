// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const model = modelOf({
  reviews: {
    label: { one: 'Review', many: 'Reviews' },
    title: '{id}',
    icon: 'star',
    fields: { stars: { kind: 'rating' } as never },
  },
});

afterEach(cleanup);

it.each([
  [4, '★★★★☆', '4 / 5'],
  ['4', '★★★★☆', '4 / 5'],
  [4.5, '★★★★☆ 4.5', '4.5 / 5'],
  [0, '☆☆☆☆☆', '0 / 5'],
  [312, '312', undefined],
  [-1, '-1', undefined],
])('draws %j as %s', (stars, text, name) => {
  const [field] = model.resource('reviews').fields;
  if (!field) throw new Error('the model lost its field');
  const { container } = render(
    <FieldScreen model={model}>
      <Value field={field} record={{ id: '1', stars }} />
    </FieldScreen>,
  );
  expect(container.textContent).toBe(text);
  if (name !== undefined) expect(screen.getByRole('img', { name })).toBeTruthy();
});
