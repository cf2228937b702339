import { describe, expect, it } from 'vitest';
import { issueText, labelAt } from './issueText';
import type { Issue } from '../resolved/kind';
import { sampleFields } from '../resolved/kinds.samples';
import { resolveLabel } from '../resolved/labels';

const say = (key: string, args: object) => `${key} ${JSON.stringify(args)}`;

describe('issueText', () => {
  it('says the message of the key with its values, after the label', () => {
    const issue: Issue = { path: 'total', key: 'min', args: { min: 5 } };
    expect(issueText(issue, { say, label: 'Total' })).toBe('Total: app.form.min {"smart_count":5,"min":5}');
    expect(issueText({ path: '', key: 'required' }, { say })).toBe('app.form.required {}');
    expect(issueText({ path: '', key: 'actions.ruleNotMet' }, { say })).toBe('app.actions.ruleNotMet {}');
  });

  it('says a message of the configuration in its place, in the language asked for', () => {
    const issue: Issue = { path: 'a', key: 'rule', message: resolveLabel({ en: 'Too late', de: 'Zu spät' }) };
    expect(issueText(issue, { say, label: 'A' })).toBe('A: Too late');
    expect(issueText(issue, { say, locale: 'de' })).toBe('Zu spät');
  });

  it('calls values as the language asked for does', () => {
    const called = { from: ['Offen', 'Neu'].map((de) => resolveLabel({ en: de.toUpperCase(), de })) };
    const issue: Issue = { path: 'a', key: 'transition', args: { from: 'x', to: 'y' }, called };
    expect(issueText(issue, { say, locale: 'de' })).toBe(
      'app.form.transition {"from":"Offen, Neu","to":"y"}',
    );
    expect(issueText(issue, { say })).toContain('OFFEN, NEU');
  });
});

describe('labelAt', () => {
  const fields = sampleFields({
    client: { kind: 'group', of: { fullName: { kind: 'text' } } },
    lines: { kind: 'items', of: { qty: { kind: 'number', label: 'Quantity' } } },
  });

  it('names a field, a member and a cell of a row', () => {
    expect(labelAt(fields, 'client')).toBe('Client');
    expect(labelAt(fields, 'client.fullName')).toBe('Client, Full name');
    expect(labelAt(fields, 'lines.0.qty')).toBe('Lines 1, Quantity');
    expect(labelAt(fields, 'nothing')).toBe('');
  });
});
