// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { createModel } from '../../model/resolve/createModel';
import { kinds } from '../kinds';

const offices = {
  label: { one: 'Office', many: 'Offices' },
  title: '{id}',
  icon: 'person' as const,
  fields: {
    place: { kind: 'country' as const },
    served: { kind: 'countries' as const },
    opens: { kind: 'time' as const },
    name: { kind: 'text' as const },
  },
};

const model = createModel({ name: 'Test', groups: {}, resources: { offices } }, kinds);

afterEach(cleanup);

const edit = (record: Record<string, unknown>) => {
  const { saved, user } = editFields(model, record);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { saved, user, box, save };
};

it.each(['germ', 'de'])('finds a country by %j, and stores its code', async (text) => {
  const { saved, user, box, save } = edit({});
  await user.type(box(/^Place/), text);
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  expect(box(/^Place/).value).toBe('Germany');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ place: 'DE' }]));
});

it('reads a name or a code that is typed in full, and changes nothing under the hand', async () => {
  const { saved, user, box, save } = edit({ place: 'FR' });
  expect(box(/^Place/).value).toBe('France');
  await user.clear(box(/^Place/));
  await user.type(box(/^Place/), 'De');
  expect(box(/^Place/).value).toBe('De');
  await user.type(box(/^Place/), 'nmark');
  await save();
  await waitFor(() => expect(saved).toMatchObject([{ place: 'DK' }]));
});

it('keeps what is no country in the box, and says so', async () => {
  const { saved, user, box, save } = edit({});
  await user.type(box(/^Place/), 'Atlantis');
  await save();
  expect(await screen.findByText(/^A country, by its name/)).toBeTruthy();
  expect(box(/^Place/).value).toBe('Atlantis');
  expect(saved).toEqual([]);
});

it('lets what is there and is none be saved with the rest', async () => {
  const { saved, user, box, save } = edit({ place: 'Atlantis', served: ['Mu', 'DE'], opens: '25:00' });
  expect(box(/^Place/).value).toBe('Atlantis');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Anna');
  await save();
  await waitFor(() =>
    expect(saved).toMatchObject([{ place: 'Atlantis', served: ['Mu', 'DE'], opens: '25:00', name: 'Anna' }]),
  );
});

it('takes several countries by their names, and names the one that is none', async () => {
  const { saved, user, box, save } = edit({ served: ['DE'] });
  expect(screen.getByText('Germany')).toBeTruthy();
  await user.type(box(/^Served/), 'Austria{Enter}fr{Enter}');
  expect(screen.getByText('France')).toBeTruthy();
  await user.type(box(/^Served/), 'Atlantis{Enter}');
  await save();
  expect(await screen.findByText(/^“Atlantis” is no country/)).toBeTruthy();
  expect(saved).toEqual([]);
});
