// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{id}',
    icon: 'tag',
    fields: { tags: { kind: 'tags', max: 2, suggestions: ['new', 'old'] } as never },
  },
});

afterEach(cleanup);

describe('typing tags', () => {
  it('takes a tag at Enter and the last one on leaving, trimmed and once', async () => {
    const { saved, user } = editFields(model, { tags: ['a'] });
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), ' b {Enter}a{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ tags: ['a', 'b'] }]));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'c');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Must have at most 2 entries')).toBeTruthy();
    expect(saved).toHaveLength(1);
  });
});
