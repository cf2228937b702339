// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  orders: {
    label: { one: 'Order', many: 'Orders' },
    title: '{id}',
    icon: 'invoice',
    fields: {
      lines: {
        kind: 'items',
        max: 3,
        of: {
          name: { kind: 'text', required: true },
          note: { kind: 'text', min: 3, default: 'new' },
          day: { kind: 'date', default: { $today: true } },
        },
      } as never,
      place: { kind: 'group', of: { city: { kind: 'text', required: true } } } as never,
    },
  },
});

const edit = (record: Record<string, unknown>) => editFields(model, record);

const names = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map((each) => each.value);

const lines = [{ name: 'pen' }, { name: 'ink' }];
const place = { city: 'Ulm' };

const DAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;

afterEach(cleanup);

describe('editing rows', () => {
  it('adds, moves and removes rows, and saves them as they stand', async () => {
    const { saved, user } = edit({ lines, place });
    await user.click(screen.getByRole('button', { name: 'Add an entry to Lines' }));
    await user.type(screen.getAllByRole('textbox', { name: /^Name/ })[2] ?? document.body, 'nib');
    await user.click(screen.getByRole('button', { name: 'Move up: Entry 3' }));
    expect(names()).toEqual(['pen', 'nib', 'ink']);
    await user.click(screen.getByRole('button', { name: 'Remove entry 1 of Lines' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      lines: [{ name: 'nib', note: 'new', day: DAY }, { name: 'ink' }],
      place,
    });
  });

  it('offers no more rows than allowed', () => {
    edit({ lines: [...lines, { name: 'nib' }], place });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add an entry to Lines' }).disabled).toBe(
      true,
    );
  });

  it('says what is wrong beside the input of the row, and does not save', async () => {
    const { saved, user } = edit({ lines, place: {} });
    await user.clear(screen.getAllByRole('textbox', { name: /^Name/ })[1] ?? document.body);
    await user.type(screen.getAllByRole('textbox', { name: /^Note/ })[0] ?? document.body, 'a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must have at least 3 characters')).toBeTruthy();
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  it('leaves alone what was not touched: changes of other fields survive, and a missing list stays missing', async () => {
    const { saved, user } = edit({ place });
    expect(screen.getByRole('status').textContent).toBe('clean');
    expect(screen.getByText('No entries')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^City/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ place: { city: 'Ulm!' } });
    expect((saved[0] as { lines?: unknown }).lines ?? null).toBeNull();
  });

  it('D-21 does not judge a stored value until it is changed', async () => {
    const { saved, user } = edit({ lines: [{ name: 'pen', note: 'ab' }], place });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must have at least 3 characters')).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  it('D-20 neither edits nor loses a stored value of the wrong shape', async () => {
    const { saved, user } = edit({ lines: 'three pens', place: ['Ulm'] });
    expect(screen.getByTitle(/expected a list/)).toBeTruthy();
    expect(screen.getByTitle(/expected a set of fields/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ lines: 'three pens', place: ['Ulm'] }]));
  });
});
