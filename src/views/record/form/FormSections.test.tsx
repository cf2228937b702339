// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { FormSections } from './FormSections';

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    fields: { status: { kind: 'choice', values: { draft: {}, sent: {}, paid: {}, lost: {} } } } as never,
    transitions: { status: { draft: ['sent'], sent: ['paid', 'lost'], paid: [], lost: ['sent'] } } as never,
  },
});

const [bills = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = bills.layout;

const offered = (record: object, view: 'create' | 'edit' = 'edit'): (string | null)[] => {
  render(
    <FieldScreen model={model}>
      <RecordContextProvider value={{ id: '1', ...record }}>
        <Form>
          <FormSections tab={tab} view={view} />
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  const options = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
  return options.map((option) => option.textContent).filter((text) => text !== '');
};

afterEach(cleanup);

it.each([
  ['draft', ['Draft', 'Sent']],
  ['sent', ['Sent', 'Paid', 'Lost']],
  ['paid', ['Paid']],
])('offers of a record that is %s the states that may follow, beside its own', (status, names) => {
  expect(offered({ status })).toEqual(names);
});

it('offers every state of a new record, and of one whose state was never set', () => {
  expect(offered({}, 'create')).toHaveLength(4);
  cleanup();
  expect(offered({ status: null })).toHaveLength(4);
});
