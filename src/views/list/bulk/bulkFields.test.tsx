// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { useBulkFields, useFilled } from './bulkFields';

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    list: { bulkEdit: ['status', 'mode', 'note'] },
    fields: {
      status: { kind: 'choice', values: { draft: {}, sent: {}, paid: {} } },
      mode: { kind: 'choice', required: true, values: { on: {} } },
      note: { kind: 'text', required: true, readOnlyWhen: { status: 'paid' }, showWhen: { status: 'sent' } },
    } as never,
    actions: {
      pay: { on: 'row', call: 'POST /pay', label: 'Pay', effect: { status: 'paid', mode: 'on' } },
    } as never,
  },
});

/* What the form of many records offers, and what of a form would be written. */
const Offered = () => {
  const fields = useBulkFields();
  const filled = useFilled(fields, []);
  const offered = fields.map((field) => [
    field.name,
    'values' in field ? Object.keys(field.values as object) : [],
  ]);
  return <p role="note">{JSON.stringify([offered, filled({ status: 'paid', note: 'a' })])}</p>;
};

afterEach(cleanup);

it('the form of many records leaves states to the actions that bring them, and locks nothing by what is typed', () => {
  render(
    <FieldScreen model={model}>
      <Offered />
    </FieldScreen>,
  );
  const [offered, filled] = JSON.parse(screen.getByRole('note').textContent) as unknown[];
  expect(offered).toEqual([
    ['status', ['draft', 'sent']],
    ['note', []],
  ]);
  expect(filled).toMatchObject({ note: 'a' });
});
