// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { Value } from '../../Value';

const model = modelOf({
  messages: {
    label: { one: 'Message', many: 'Messages' },
    title: '{id}',
    icon: 'sms',
    fields: {
      events: {
        kind: 'timeline',
        values: {
          sent: { label: 'Handed over', tone: 'progress' },
          delivered: { tone: 'success' },
          failed: { tone: 'danger' },
        },
        transitions: { sent: ['delivered', 'failed'], delivered: [], failed: [] },
        codes: { '30003': { label: 'Not reachable', advice: 'Try again later.', permanent: false } },
      } as never,
    },
  },
});

const show = (events: unknown, part: 'Cell' | 'Show' = 'Show') => {
  const [field] = model.resource('messages').fields;
  if (!field) throw new Error('the model lost its field');
  return render(
    <FieldScreen model={model}>
      <Value field={field} record={{ id: '1', events }} part={part} />
    </FieldScreen>,
  );
};

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');

afterEach(cleanup);

describe('a timeline on the page', () => {
  it('tells each step with its time, its word and how long it took', async () => {
    show([
      { at: '2026-01-31T12:00:04Z', status: 'delivered', source: 'operator' },
      { at: '2026-01-31T12:00:01Z', status: 'sent' },
    ]);
    const [first, second] = await steps();
    expect(first?.textContent).toMatch(/^Handed over.*, \d\d:00/);
    expect(first?.textContent).not.toContain('after');
    expect(first?.querySelector('time')?.dateTime).toBe('2026-01-31T12:00:01Z');
    expect(second?.textContent).toMatch(/^Delivered.*after 3 sec.*operator$/);
    expect(first?.querySelector('svg')).not.toBeNull();
  });

  it('says a failure in plain words, whether it lasts, and what to do', async () => {
    show([{ at: '2026-01-31T12:00:01Z', status: 'failed', code: '30003' }]);
    const [only] = await steps();
    expect(only?.textContent).toContain('Not reachable (Code 30003)');
    expect(only?.textContent).toContain('Temporary: a later attempt may succeed.');
    expect(only?.textContent).toContain('Try again later.');
  });

  it('D-21 shows a status and a code that nobody declared as they came', async () => {
    show([
      { at: '2026-01-31T12:00:01Z', status: 'BUFFERED', code: 77 },
      { at: '2026-01-31T12:00:02Z', status: '__proto__', code: 'constructor', note: {}, source: null },
      { at: '2026-01-31T12:00:03Z', status: 'sent', code: {} },
    ]);
    const [first, second, third] = await steps();
    expect(first?.textContent).toMatch(/^BUFFERED.*Code 77$/);
    expect(second?.textContent).toMatch(/^__proto__.*Code constructor$/);
    expect(third?.textContent).not.toContain('Code');
  });

  it('D-22 blanks a time that cannot be read, and no more than that', async () => {
    show([{ at: 'soon', status: 'sent' }, { status: 'delivered' }]);
    const [first, second] = await steps();
    expect(first?.querySelector('[data-fault=notDate]')).not.toBeNull();
    expect(second?.textContent).toContain('—');
  });

  it('marks a step that cannot follow', async () => {
    show([
      { at: '2026-01-31T12:00:01Z', status: 'delivered' },
      { at: '2026-01-31T12:00:02Z', status: 'sent' },
    ]);
    const [first, second] = await steps();
    expect(first?.textContent).not.toContain('Cannot');
    expect(second?.textContent).toContain('Cannot follow “Delivered”');
  });

  it('says that nothing happened yet as any other field without a value', () => {
    show([]);
    expect(screen.getByText('—')).toBeTruthy();
  });

  it('is the latest status where there is room for one word', () => {
    show(
      [
        { at: '2026-01-31T12:00:04Z', status: 'delivered' },
        { at: '2026-01-31T12:00:01Z', status: 'sent' },
      ],
      'Cell',
    );
    expect(screen.getByText('Delivered')).toBeTruthy();
    expect(screen.queryByText('Handed over')).toBeNull();
  });
});
