// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const suggestions = [{ text: 'Charged twice.' }, { text: 'Goodwill.' }];
const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{id}',
    icon: 'tag',
    fields: { reason: { kind: 'text', max: 60, suggestions } as never },
  },
});

afterEach(cleanup);

it('offers what is often written, by a press or the key of its number, and keeps what was typed', async () => {
  const { saved, user } = editFields(model, { reason: '' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  await user.click(box);
  await user.tab();
  await user.keyboard('2');
  expect(box.value).toBe('Goodwill.');
  expect(document.activeElement).toBe(box);
  await user.keyboard(' As told.');
  await user.click(screen.getByRole('button', { name: /Charged twice/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ reason: 'Goodwill. As told. Charged twice.' }]));
});

it('leaves a digit that begins a text to the text', async () => {
  const { user } = editFields(model, { reason: '' });
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  await user.type(box, '2 of 3 were charged');
  expect(box.value).toBe('2 of 3 were charged');
});
