// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { Value } from '../Value';

const model = modelOf({
  shops: {
    label: { one: 'Shop', many: 'Shops' },
    title: '{id}',
    icon: 'tag',
    fields: { place: { kind: 'place' } as never },
  },
});

afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Place' });

it('is typed in one box, and stored as two numbers', async () => {
  const { saved, user } = editFields(model, { place: { lat: 1, lng: 2 } });
  expect((await box()).value).toBe('1, 2');
  await user.clear(await box());
  await user.type(await box(), '52.50 N, 13.40 W');
  expect((await box()).value).toBe('52.50 N, 13.40 W');
  await user.tab();
  expect((await box()).value).toBe('52.5, -13.4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ place: { lat: 52.5, lng: -13.4 } }]));
});

it('is refused with decimal commas, with how to write one, and kept as it was typed', async () => {
  const { saved, user } = editFields(model, {});
  await user.type(await box(), '52,5163 13,3777');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Latitude and longitude/)).toBeTruthy();
  expect((await box()).value).toBe('52,5163 13,3777');
  expect(saved).toEqual([]);
});

it('leads to the map of whoever reads it, from the page of its record', () => {
  const [field] = model.resource('shops').fields;
  render(
    <FieldScreen model={model}>
      <Value field={field!} record={{ id: 's', place: { lat: -33.8568, lng: 151.2153 } }} part="Show" />
    </FieldScreen>,
  );
  expect(screen.getByRole('link', { name: '-33.8568, 151.2153' }).getAttribute('href')).toBe(
    'geo:-33.8568,151.2153',
  );
});
