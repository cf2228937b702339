// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider, type RaRecord } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { FormSections } from './FormSections';

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    fields: {
      status: {
        kind: 'choice',
        values: { draft: {}, sent: {}, paid: {}, lost: {} },
        readOnlyWhen: { status: 'paid' },
      },
      note: { kind: 'text', readOnlyWhen: { status: 'paid' } },
      rows: {
        kind: 'items',
        of: { amount: { kind: 'number' }, note: { kind: 'text', readOnlyWhen: { amount: 7 } } },
      },
    } as never,
    transitions: { status: { draft: ['sent'], sent: ['paid', 'lost'], paid: [], lost: ['sent'] } } as never,
  },
});

const [bills = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = bills.layout;

const draw = (record: object, view: 'create' | 'edit' = 'edit') => {
  render(
    <FieldScreen model={model}>
      <RecordContextProvider value={{ ...(view === 'edit' && { id: '1' }), ...record } as RaRecord}>
        <Form>
          <FormSections tab={tab} view={view} />
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return userEvent.setup();
};

const offered = (record: object, view: 'create' | 'edit' = 'edit'): (string | null)[] => {
  draw(record, view);
  const options = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
  return options.map((option) => option.textContent).filter((text) => text !== '');
};

afterEach(cleanup);

it.each([
  ['draft', ['Draft', 'Sent']],
  ['sent', ['Sent', 'Paid', 'Lost']],
])('offers of a record that is %s the states that may follow, beside its own', (status, names) => {
  expect(offered({ status })).toEqual(names);
});

it('shows a state that nothing follows, instead of a box with one choice', () => {
  draw({ status: 'paid' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Status' }).textContent).toContain('Paid');
});

describe('a rule that locks a field', () => {
  const rows = (...amounts: number[]) => amounts.map((amount) => ({ amount, note: '' }));

  it('goes by what is stored, not by what is typed into the field or beside it', async () => {
    const user = draw({ status: 'sent', note: 'a', rows: rows(1) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'paid');
    await user.clear(screen.getByRole('spinbutton', { name: 'Amount' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), '7');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'paid');
    expect(screen.getAllByRole('textbox', { name: 'Note' })).toHaveLength(2);
  });

  it('locks what is stored so, in a row by its own values, and nothing of a new record or row', async () => {
    const user = draw({ status: 'paid', note: 'a', rows: rows(1, 7) });
    expect(screen.getAllByRole('textbox', { name: 'Note' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Add an entry/ }));
    expect(screen.getAllByRole('textbox', { name: 'Note' })).toHaveLength(2);
    cleanup();
    draw({ status: 'paid', note: 'a', rows: rows(7) }, 'create');
    expect(screen.getAllByRole('textbox', { name: 'Note' })).toHaveLength(2);
  });
});

it('offers every state of a new record, and of one whose state was never set', () => {
  expect(offered({}, 'create')).toHaveLength(4);
  cleanup();
  expect(offered({ status: null })).toHaveLength(4);
});
