// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  hooks: {
    label: { one: 'Hook', many: 'Hooks' },
    title: '{id}',
    icon: 'settings',
    fields: { payload: { kind: 'json' } },
  },
});

const payload = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Payload' });

const type = (text: string) => fireEvent.change(payload(), { target: { value: text } });

afterEach(cleanup);

describe('typing JSON', () => {
  it('shows the value spread out, and leaves the form clean', () => {
    editFields(model, { payload: { a: [1] } });
    expect(payload().value).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(screen.getByRole('status').textContent).toBe('clean');
  });

  it('keeps what was typed, says where it breaks and does not save it', async () => {
    const { saved, user } = editFields(model, { payload: { a: 1 } });
    type('{\n  "a": ]');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must be valid JSON (line 2, column 8)')).toBeTruthy();
    expect(payload().value).toBe('{\n  "a": ]');
    expect(saved).toEqual([]);
  });

  it('saves the value, not the text, and nothing for an empty text', async () => {
    const { saved, user } = editFields(model, { payload: { a: 1 } });
    type(' [true] ');
    expect(payload().value).toBe(' [true] ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ payload: [true] }]));
    type('  ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved[1]).toMatchObject({ payload: null }));
  });
});
