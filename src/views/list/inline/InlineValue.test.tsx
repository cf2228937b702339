// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type RaRecord } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { InlineValue } from './InlineValue';

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    fields: {
      status: { kind: 'choice', required: true, values: { draft: {}, sent: {}, paid: {} } },
      note: { kind: 'text', readOnlyWhen: { status: 'sent' } },
      place: { kind: 'text' },
    } as never,
    transitions: { status: { draft: ['sent', 'paid'], sent: ['paid'], paid: [] } } as never,
    actions: { pay: { on: 'row', call: 'POST /pay', label: 'Pay', effect: { status: 'paid' } } } as never,
  },
});
const [bills = expect.fail('no entity')] = model.resources;

const draw = (status: string) => {
  const record: RaRecord = { id: '1', status, note: 'a', place: 'b' };
  render(
    <FieldScreen model={model}>
      <ListContextProvider value={{ data: [record], total: 1 } as never}>
        {bills.fields.map((field) => (
          <InlineValue key={field.name} field={field} record={record} />
        ))}
      </ListContextProvider>
    </FieldScreen>,
  );
};

const pencil = (name: string) => screen.queryByRole('button', { name: `Change ${name} of 1` });

afterEach(cleanup);

it('a state that an action brings is not offered in a cell', async () => {
  draw('draft');
  await userEvent.click(pencil('Status') ?? expect.fail('no pencil'));
  const box = await screen.findByRole('combobox', { name: 'Status' });
  const names = within(box)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== '')).toEqual(['Draft', 'Sent']);
});

it('a cell in which nothing is left to choose, or which a rule locks, has no pencil', () => {
  draw('sent');
  expect([pencil('Status'), pencil('Note')]).toEqual([null, null]);
  expect(pencil('Place')).not.toBeNull();
  cleanup();
  draw('draft');
  expect(pencil('Note')).not.toBeNull();
});
