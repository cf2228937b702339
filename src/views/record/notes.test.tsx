// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form, RecordContextProvider, type RaRecord } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { FormSections } from './form/FormSections';
import { RecordDetails } from './RecordDetails';

const model = modelOf({
  clients: {
    label: { one: 'Client', many: 'Clients' },
    title: '{id}',
    icon: 'person',
    fields: {
      town: { kind: 'text' },
      remark: { kind: 'text', note: true },
      company: { kind: 'text' },
    } as never,
    layout: [
      {
        label: 'Client',
        sections: [{ fields: ['remark', 'town'] }, { label: 'Work', fields: ['company'], rail: false }],
      },
    ],
  },
});

const [clients = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = clients.layout;
const record: RaRecord = { id: '1', town: 'Graz', remark: 'Calls late', company: 'Acme' };

const draw = (of: ReactNode) =>
  render(
    <FieldScreen model={model}>
      <RecordContextProvider value={record}>{of}</RecordContextProvider>
    </FieldScreen>,
  );

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const notes = (container: HTMLElement) =>
  within([...container.querySelectorAll('section')].at(-1) ?? expect.fail('no section'));

afterEach(cleanup);

it('shows what is a note below the rest of a form, under a heading of its own', () => {
  const { container } = draw(
    <Form>
      <FormSections tab={tab} view="edit" />
    </Form>,
  );
  expect(headings()).toEqual(['Work', 'For your notes']);
  expect(notes(container).getByRole('textbox', { name: 'Remark' })).toHaveProperty('value', 'Calls late');
  expect(notes(container).getAllByRole('textbox')).toHaveLength(1);
});

it('shows it so on the page of a record', () => {
  const { container } = draw(<RecordDetails tab={tab} record={record} />);
  expect(headings()).toEqual(['Work', 'For your notes']);
  expect(notes(container).getByText('Calls late')).toBeDefined();
  expect(notes(container).queryByText('Graz')).toBeNull();
});
