// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { resolveField } from '../../../model/resolve/resolveField';
import { kinds } from '../../kinds';
import { Value } from '../../Value';

const model = modelOf({
  messages: {
    label: { one: 'Message', many: 'Messages' },
    title: '{id}',
    icon: 'tag',
    fields: { text: { kind: 'smsText', ending: { field: 'end' } } as never, end: { kind: 'text' } },
  },
});

const field = resolveField('text', { kind: 'smsText', ending: { field: 'end' } } as never, kinds);

const show = (part: 'Cell' | 'Show', more: object = {}) =>
  render(
    <FieldScreen model={model}>
      <Value field={field} record={{ id: '1', text: 'Hi\nçá', ...more }} part={part} />
    </FieldScreen>,
  );

afterEach(cleanup);

it('shows a message with its lines and how it is counted', async () => {
  const { container } = show('Show');
  expect(await screen.findByText('UCS-2 · 5 characters · 1 segment (65 left)')).toBeTruthy();
  expect(container.textContent).toMatch(/^Hi\nçá/);
});

it('shows it with what is put behind it', async () => {
  const { container } = show('Show', { end: 'STOP to 38080' });
  expect(await screen.findByText('UCS-2 · 19 characters · 1 segment (51 left)')).toBeTruthy();
  expect(container.textContent).toMatch(/^Hi\nçá STOP to 38080/);
});

it('keeps a list to the text', () => {
  expect(show('Cell', { end: 'STOP to 38080' }).container.textContent).toBe('Hi\nçá');
});
