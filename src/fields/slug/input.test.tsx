// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../tests/fields/editFields';
import { modelOf } from '../../../tests/fields/FieldScreen';

const model = modelOf({
  posts: {
    label: { one: 'Post', many: 'Posts' },
    title: '{title}',
    icon: 'draft',
    fields: { title: { kind: 'text' }, slug: { kind: 'slug', from: 'title' } as never },
  },
});

afterEach(cleanup);

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('a part of an address', () => {
  it('follows what is typed beside it until it is written by hand', async () => {
    const { saved, user } = editFields(model, { id: undefined });
    await user.type(await box('Title'), 'Über uns');
    expect((await box('Slug')).value).toBe('uber-uns');
    await user.type(await box('Slug'), '-2026');
    await user.type(await box('Title'), ' heute');
    expect((await box('Slug')).value).toBe('uber-uns-2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ title: 'Über uns heute', slug: 'uber-uns-2026' }]));
  });

  it('follows again when what was written is taken away', async () => {
    const { user } = editFields(model, { id: undefined });
    await user.type(await box('Slug'), 'mine');
    await user.type(await box('Title'), 'A');
    expect((await box('Slug')).value).toBe('mine');
    await user.clear(await box('Slug'));
    await user.type(await box('Title'), 'b');
    expect((await box('Slug')).value).toBe('ab');
  });

  it('of a record that is there stays, whatever its title becomes', async () => {
    const { saved, user } = editFields(model, { title: 'Old', slug: 'old' });
    await user.type(await box('Title'), ' and new');
    expect((await box('Slug')).value).toBe('old');
    await user.clear(await box('Slug'));
    await user.type(await box('Slug'), 'Not so');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Small letters, digits/)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
