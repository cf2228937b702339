// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../../tests/fields/editFields';
import { modelOf } from '../../../../tests/fields/FieldScreen';

const modelWith = (options: object = {}) =>
  modelOf({
    rates: {
      label: { one: 'Rate', many: 'Rates' },
      title: '{id}',
      icon: 'money',
      fields: { ranges: { kind: 'tiers', currency: 'EUR', digits: 4, unit: 'SMS', ...options } as never },
    },
  });

const ranges = [
  { from: 1, to: 2999, price: '0.0620' },
  { from: 3000, to: 9999, price: '0.0550' },
  { from: 10_000, to: null, price: '0.0450' },
];

const edit = (value: unknown = ranges, options: object = {}) =>
  editFields(modelWith(options), { ranges: value });

const upTo = (tier: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Up to, Entry ${tier}` });
const price = (tier: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Price, Entry ${tier}` });
const froms = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

type Editing = ReturnType<typeof edit>;

const retype = async ({ user }: Editing, box: HTMLElement, text: string) => {
  await user.clear(box);
  await user.type(box, text);
};

const save = async ({ user, saved }: Editing) => {
  await user.click(press('Save'));
  await waitFor(() => expect(saved).toHaveLength(1));
  return (saved[0] as { ranges: unknown }).ranges;
};

afterEach(cleanup);

describe('editing a price table', () => {
  it('S5.06 begins each tier where the one before it ends, so that no gap and no overlap can be typed', async () => {
    const editing = edit();
    await retype(editing, upTo(1), '4999');
    expect(froms()).toEqual(['1', '5,000', '10,000']);
    expect(await save(editing)).toEqual([
      { ...ranges[0], to: 4999 },
      { ...ranges[1], from: 5000 },
      ranges[2],
    ]);
  });

  it.each([
    ['500', 'Must be a whole number from 3000: only the last tier is without end'],
    ['', 'Must be a whole number from 3000: only the last tier is without end'],
    ['x', 'Must be a whole number from 3000: only the last tier is without end'],
  ])('keeps the end %j in its box with the reason, and does not save', async (text, reason) => {
    const editing = edit();
    await editing.user.clear(upTo(2));
    if (text) await editing.user.type(upTo(2), text);
    expect(upTo(2).value).toBe(text);
    expect(upTo(2).getAttribute('aria-invalid')).toBe('true');
    expect(within(screen.getByRole('table')).getByText(reason)).toBeTruthy();
    await editing.user.click(press('Save'));
    expect(await screen.findAllByText(reason)).toHaveLength(1);
    expect(editing.saved).toEqual([]);
    await retype(editing, upTo(2), '8,000');
    expect(await save(editing)).toMatchObject([{}, { to: 8000 }, { from: 8001 }]);
  });

  it('refuses an end that leaves the next tier nothing, and changes no other number', async () => {
    const editing = edit();
    await retype(editing, upTo(1), '9999');
    expect(screen.getByText('Must be at most 9998')).toBeTruthy();
    expect([upTo(2).value, price(2).value]).toEqual(['9,999', '0.0550']);
  });

  it('S5.06 refuses a price below zero beside its cell, and takes one of zero', async () => {
    const editing = edit();
    await retype(editing, price(2), '-1');
    await editing.user.click(press('Save'));
    expect(await screen.findAllByText('Must be at least 0')).toHaveLength(1);
    expect(price(2).getAttribute('aria-invalid')).toBe('true');
    expect(editing.saved).toEqual([]);
    await retype(editing, price(2), '0');
    await editing.user.click(press('Save'));
    await waitFor(() => expect(editing.saved).toHaveLength(1));
  });

  it('writes a price and an end as all others are written once they are left', async () => {
    const editing = edit();
    await retype(editing, price(2), '0,06');
    await retype(editing, upTo(1), '4999');
    expect([price(2).value, upTo(1).value]).toEqual(['0.0600', '4999']);
    await editing.user.tab();
    expect(upTo(1).value).toBe('4,999');
    expect(await save(editing)).toMatchObject([{ to: 4999 }, { from: 5000, price: '0.06' }, {}]);
  });

  it('leads to the box that is wrong, and leaves the help in its own tone', async () => {
    const editing = edit(ranges, { help: 'All of a purchase cost the price of its tier.' });
    await retype(editing, price(3), 'x');
    await editing.user.click(press('Save'));
    await waitFor(() => expect(document.activeElement).toBe(price(3)));
    expect(screen.getByText(/^All of a purchase/).className).not.toContain('Mui-error');
  });

  it('warns of a price that rises with the volume, and saves it', async () => {
    const editing = edit();
    expect(screen.queryByText(/^The price rises/)).toBeNull();
    await retype(editing, price(3), '0.07');
    expect(screen.getByText('The price rises with the volume in tier 3.')).toBeTruthy();
    expect(await save(editing)).toMatchObject([{}, {}, { price: '0.07' }]);
  });

  it('adds a tier by Enter in the last price and goes on in the new one', async () => {
    const editing = edit();
    await editing.user.type(price(3), '{Enter}');
    expect(document.activeElement).toBe(price(4));
    expect(froms()).toEqual(['1', '3,000', '10,000', '20,000']);
    await editing.user.keyboard('0.04');
    expect(await save(editing)).toMatchObject([
      {},
      {},
      { to: 19_999 },
      { from: 20_000, to: null, price: '0.04' },
    ]);
  });

  it('begins an empty table with one open tier, and asks for its price', async () => {
    const editing = edit(null, { start: 100 });
    await editing.user.click(press('Add a tier'));
    expect([froms(), document.activeElement]).toEqual([['100'], price(1)]);
    await editing.user.click(press('Save'));
    expect(await screen.findByText('Must be an amount, for example 12.50')).toBeTruthy();
    await editing.user.type(price(1), '0,05');
    expect(price(1).value).toBe('0,05');
    expect(await save(editing)).toEqual([{ from: 100, to: null, price: '0.05' }]);
  });

  it('splits and removes tiers without losing another price or a text that is still refused', async () => {
    const editing = edit();
    await retype(editing, upTo(2), '1');
    await editing.user.click(press('Remove entry 1 of Ranges'));
    expect([froms(), upTo(1).value]).toEqual([['1', '10,000'], '1']);
    await retype(editing, upTo(1), '9999');
    await editing.user.click(press('Split tier 1'));
    expect(froms()).toEqual(['1', '5,001', '10,000']);
    expect([price(1).value, price(2).value, price(3).value]).toEqual(['0.0550', '', '0.0450']);
  });

  it('offers no more tiers than allowed', () => {
    edit(ranges, { max: 3 });
    for (const name of ['Add a tier', 'Split tier 1']) expect(press(name)).toHaveProperty('disabled', true);
  });

  it('D-21 names what is wrong with a stored table at its cell, and judges it once it is changed', async () => {
    const editing = edit([ranges[0], { ...ranges[1], from: 3500 }, ranges[2]]);
    expect(screen.getByText('Must begin at 3000')).toBeTruthy();
    await retype(editing, price(1), '0.07');
    expect(froms()).toEqual(['1', '3,000', '10,000']);
    expect(await save(editing)).toMatchObject([{ price: '0.07' }, { from: 3000 }, {}]);
  });

  it('says what a number of units would cost, and leaves the form alone', async () => {
    const { user } = edit();
    await user.type(screen.getByRole('textbox', { name: 'What would this many cost?' }), '3000');
    expect(screen.getByText('Tier 2: €0.0550 each, €165.00 in all')).toBeTruthy();
    expect(screen.getByText('clean')).toBeTruthy();
  });

  it('is a table to read where it may not be changed', async () => {
    edit(ranges, { readOnly: true });
    expect(screen.queryByRole('button', { name: 'Add a tier' })).toBeNull();
    expect(await screen.findByRole('row', { name: '10,000 and more €0.0450' })).toBeTruthy();
  });
});
