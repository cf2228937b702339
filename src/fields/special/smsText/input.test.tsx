// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { editFields } from '../../../../tests/fields/editFields';
import { modelOf } from '../../../../tests/fields/FieldScreen';

const modelWith = (options: object) =>
  modelOf({
    templates: {
      label: { one: 'Template', many: 'Templates' },
      title: '{id}',
      icon: 'tag',
      fields: { text: { kind: 'smsText', ...options } as never, title: { kind: 'text' } },
    },
  });

const merge = { of: 'people', fields: ['fullName', 'company'] };

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

const type = (value: string) => fireEvent.change(box(), { target: { value } });

afterEach(cleanup);

describe('writing an SMS', () => {
  it('counts a plain text while it is typed', () => {
    editFields(modelWith({}), { text: 'a'.repeat(134) });
    expect(screen.getByText('GSM-7 · 134 characters · 1 segment (26 left)')).toBeTruthy();
    type('a'.repeat(161));
    expect(screen.getByText('GSM-7 · 161 characters · 2 segments (145 left)')).toBeTruthy();
  });

  it('runs in the direction of what is written', () => {
    editFields(modelWith({}), { text: 'مرحبا' });
    expect(box().dir).toBe('auto');
  });

  it('says what the message costs where a price is known, exactly', () => {
    editFields(modelWith({ price: '0.0450', currency: 'EUR' }), { text: 'a'.repeat(307) });
    expect(screen.getByText(/3 segments .* · €0\.1350 per recipient/)).toBeTruthy();
  });

  it('speaks the count once typing has paused, and nothing before', async () => {
    editFields(modelWith({}), { text: 'a' });
    const spoken = () => document.querySelector('[aria-live=polite]')?.textContent;
    expect(spoken()).toBe('');
    type('ab');
    expect(spoken()).toBe('');
    await waitFor(() => expect(spoken()).toMatch(/2 characters/));
  });

  it('lists what forces UCS-2, and shows it in the text', async () => {
    const { user } = editFields(modelWith({}), { text: 'So “nice”' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“curly quote, at 4',
      '”curly quote, at 9',
    ]);
    await user.click(screen.getByRole('button', { name: /at 9/ }));
    expect(document.activeElement).toBe(box());
    expect([box().selectionStart, box().selectionEnd]).toEqual([8, 9]);
  });

  it('keeps the list short for a text in another script', () => {
    editFields(modelWith({}), { text: 'абвгдежзийкл' });
    expect(screen.getByText('and 4 more')).toBeTruthy();
  });

  it('replaces special by plain characters, and takes it back', async () => {
    const { saved, user } = editFields(modelWith({}), { text: 'It’s “on”…' });
    await user.click(screen.getByRole('button', { name: 'Replace with plain characters' }));
    expect(box().value).toBe('It\'s "on"...');
    expect(screen.getByText(/^GSM-7/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the replacement' }));
    expect(box().value).toBe('It’s “on”…');
    await user.click(screen.getByRole('button', { name: 'Replace with plain characters' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ text: 'It\'s "on"...' }]));
  });

  it('does not offer to undo once more was typed', async () => {
    const { user } = editFields(modelWith({}), { text: 'It’s' });
    await user.click(screen.getByRole('button', { name: 'Replace with plain characters' }));
    type("It's on");
    expect(screen.queryByRole('button', { name: /plain|Undo/ })).toBeNull();
  });

  it('warns of too many segments while typing, and does not save them', async () => {
    const { saved, user } = editFields(modelWith({ maxSegments: 1 }), { text: 'a' });
    type('a'.repeat(161));
    expect(screen.getByText(/· Takes 2 segments, 1 at most/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Takes 2 segments, 1 at most')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('says how placeholders are counted where there may be some', () => {
    editFields(modelWith({ merge }), { text: 'Hello' });
    expect(screen.queryByText(/Placeholders/)).toBeNull();
    type('Hello {fullName}');
    expect(screen.getByText(/Placeholders are counted as written/)).toBeTruthy();
    expect(screen.getByText(/GSM-7 · 16 characters · 1 segment \(142 left\)/)).toBeTruthy();
    expect(screen.queryByText(/Arrives as/)).toBeNull();
    type('Hello {{fullName}}');
    expect(screen.getByText('Arrives as {fullName}: with one brace it is filled in.')).toBeTruthy();
  });

  it('names the placeholders that there are, and saves no other, with the nearest one', async () => {
    const { saved, user } = editFields(modelWith({ merge }), { text: 'Hello' });
    expect(screen.getByText(/^Words in braces are filled in: {fullName}, {company}\./)).toBeTruthy();
    type('Hello {Fullname}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = 'There is no {Fullname}, at 7. Did you mean {fullName}? Possible: {fullName}, {company}';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(saved).toEqual([]);
    type('Hello {fullName|friend}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ text: 'Hello {fullName|friend}' }]));
  });

  it('opens a stored text with an unknown placeholder, and saves the rest of the form', async () => {
    const { saved, user } = editFields(modelWith({ merge }), { text: 'Hello {Fullname}', title: 'a' });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'b');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toMatchObject([{ title: 'b' }]));
  });

  it('counts what is put behind it, while that is shown', async () => {
    const model = modelOf({
      templates: {
        label: { one: 'Template', many: 'Templates' },
        title: '{id}',
        icon: 'tag',
        fields: {
          text: { kind: 'smsText', ending: { field: 'end' } } as never,
          end: { kind: 'text', showWhen: { sort: { $ne: 'code' } } },
          sort: { kind: 'text' },
        },
      },
    });
    const { user } = editFields(model, { text: 'a'.repeat(150), end: 'STOP to 38080' });
    expect(screen.getByText('GSM-7 · 164 characters · 2 segments (142 left)')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'End' }));
    expect(screen.getByText('GSM-7 · 150 characters · 1 segment (10 left)')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'End' }), '“36105”');
    expect(screen.getByText(/^UCS-2 · 158 characters/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Sort' }), 'code');
    expect(screen.getByText(/^GSM-7 · 150 characters/)).toBeTruthy();
  });

  it('only counts where the text may not be changed', async () => {
    editFields(modelWith({ readOnly: true }), { text: 'It’s' });
    expect(await screen.findByText(/^UCS-2 · 4 characters/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /plain/ })).toBeNull();
  });
});
