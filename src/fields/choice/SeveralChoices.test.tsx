// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { SeveralChoices } from './SeveralChoices';

afterEach(cleanup);

const model = modelOf({
  mails: {
    label: { one: 'Mail', many: 'Mails' },
    title: '{id}',
    icon: 'tag',
    fields: { folder: { kind: 'choice', values: { inbox: {}, spam: {} } } },
  },
} as never);

it.each([{ folder: 'spam' }, { folder: ['spam'] }])('shows what a filter names: %j', async ({ folder }) => {
  const field = model.resource('mails').fields[0] as ResolvedField<'choice'>;
  render(
    <FieldScreen model={model}>
      <Form record={{ id: 1, folder }}>
        <SeveralChoices field={field} source="folder" label="Folder" isFilter />
      </Form>
    </FieldScreen>,
  );
  const box = await screen.findByRole('combobox', { name: /Folder/ });
  expect(box.textContent).toContain('Spam');
  expect(box.textContent).not.toContain('Inbox');
});
