import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import { titleOf } from './title';

const fields = {
  number: { kind: 'text' },
  name: { kind: 'text' },
  status: { kind: 'choice', values: { late: { label: 'Past due' } } },
  client: { kind: 'group', of: { name: { kind: 'text' } } },
};

const title = (template: string, record: Record<string, unknown>) =>
  titleOf(sampleResource({ title: template, fields }), { id: '7f', ...record }, { kinds, locale: 'en' });

describe('titleOf', () => {
  it('fills the template with values in words, nested ones as well', () => {
    expect(
      title('{number} – {client.name} ({status})', { number: 'A1', client: { name: 'Ann' }, status: 'late' }),
    ).toBe('A1 – Ann (Past due)');
  });

  it.each([
    ['{number} – {name}', { number: 'A1' }, 'A1'],
    ['{number} – {name}', { name: 'Ann' }, 'Ann'],
    ['{number} – {name} – {status}', { number: 'A1', status: 'late' }, 'A1 – Past due'],
    ['{number} – {name} – {status}', { status: 'late' }, 'Past due'],
    ['{number} – {name} – {status}', { number: 'A1' }, 'A1'],
    ['{number} ({name})', { number: 'A1' }, 'A1'],
    ['{number} ({name})', { name: 'Ann' }, 'Ann'],
    ['{number} ({name}), {status}', { number: 'A1', status: 'late' }, 'A1, Past due'],
    ['#{number} {name}', { name: 'Ann' }, 'Ann'],
    ['Invoice {number}', { number: '5' }, 'Invoice 5'],
  ])('leaves no gap in %s for %j', (template, record, expected) => {
    expect(title(template, record)).toBe(expected);
  });

  it('keeps the dashes and brackets of the values themselves', () => {
    expect(title('{number} – {name}', { number: '- (A) -' })).toBe('- (A) -');
  });

  it('calls a record without any of the values by its id', () => {
    expect(title('Invoice {number}', {})).toBe('7f');
    expect(title('{number}', { number: {} })).toBe('7f');
    expect(title('{id}', {})).toBe('7f');
  });

  it('reads an unknown language as English', () => {
    const resource = sampleResource({ title: '{status}', fields });
    expect(titleOf(resource, { status: 'late' }, { kinds, locale: 'xx' })).toBe('Past due');
  });
});
