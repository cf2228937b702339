// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { Sheet } from './Sheet';

const money = { kind: 'money', currency: 'EUR' };
const text = { kind: 'text' };

const model = modelOf({
  notes: {
    label: { one: 'Delivery note', many: 'Delivery notes' },
    title: '{code}',
    icon: 'receipt',
    fields: {
      code: { kind: 'text', required: true },
      sent: { kind: 'date', label: 'Sent on' },
      receiver: { kind: 'group', label: 'For', of: { name: text, street: text, town: text } },
      parts: { kind: 'items', of: { part: text, count: { kind: 'number' } } },
      worth: money,
      margin: { ...money, guarded: true },
      account: { kind: 'group', label: 'Account', of: { bank: text } },
      words: { kind: 'longText', showWhen: { code: 'D-1' } },
    } as never,
    document: {
      number: 'code',
      to: 'receiver',
      head: ['sent'],
      items: 'parts',
      totals: ['margin', 'worth'],
      payment: ['worth', 'account'],
      note: 'words',
    },
  },
});

const [{ document } = expect.fail('no entity')] = model.resources;

const record = {
  id: '1',
  code: 'D-1',
  sent: '2026-03-04',
  receiver: { name: 'Ada', street: '  ', town: 'Ulm' },
  parts: [{ part: 'Bolt', count: 12 }],
  worth: '1234.50',
  margin: '7.00',
  account: { bank: 'Kontorbank' },
  words: 'Handle with care.',
};

const lay = (changed: object, rights?: readonly AbilityPair[]) =>
  render(
    <FieldScreen model={model} {...(rights && { rights })}>
      {document && <Sheet document={document} record={{ ...record, ...changed }} />}
    </FieldScreen>,
  );

const sheet = () => screen.getByRole('article', { name: 'Delivery note' });

afterEach(cleanup);

it('lays out who it is from and for, the rows, what they come to and how it is paid', () => {
  lay({});
  expect(sheet().textContent).toContain('TestDelivery noteD-1');
  expect(screen.getByRole('region', { name: 'For' }).textContent).toBe('ForAdaUlm');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Payment details' }).textContent).toBe(
    'Payment detailsWorth€1,234.50BankKontorbank',
  );
  expect(sheet().textContent).toContain('Handle with care.');
});

it('says of what came broken that it is broken, and lays out the rest', () => {
  lay({ receiver: 'Ada', parts: { part: 'Bolt' }, worth: [], account: null });
  expect(sheet().textContent).toContain('D-1');
  const broken = within(screen.getByRole('region', { name: 'For' })).getByRole('img');
  expect(broken.title).toContain('expected a set of fields');
  expect(screen.queryByRole('table')).toBeNull();
  expect(sheet().textContent).not.toContain('[object');
});

it('leaves out what the record hides, and what this person may not see', () => {
  lay({ code: 'D-2' }, [{ action: 'show', subject: 'notes' }]);
  expect(sheet().textContent).not.toContain('Handle with care.');
  expect(sheet().textContent).not.toContain('7.00');
});
