import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import { validateRecord, type Validation } from './validateRecord';

const invoices = sampleResource({
  fields: {
    number: { kind: 'text', required: true, max: 5 },
    status: { kind: 'choice', values: { Draft: {}, Paid: {} }, default: 'Draft' },
    reason: { kind: 'text', required: true, max: 3, showWhen: { status: 'Paid' } },
    note: { kind: 'text', requiredWhen: { total: { $gt: '100' } } },
    total: { kind: 'money' },
    balance: { kind: 'money' },
    createdBy: { kind: 'text', required: true, readOnly: true },
    secret: { kind: 'password', required: true },
    client: { kind: 'group', of: { name: { kind: 'text', required: true } } },
    lines: {
      kind: 'items',
      of: {
        qty: { kind: 'number', required: true, min: 1 },
        isFree: { kind: 'boolean' },
        price: { kind: 'money', required: true, showWhen: { isFree: { $ne: true } } },
      },
    },
  },
  checks: [
    { field: 'balance', op: '<=', other: 'total', message: 'More than the total' },
    { field: 'balance', op: '=', value: 0, when: { status: 'Paid' }, message: 'Paid is paid' },
  ],
});

const sound = { number: 'A1', status: 'Draft', total: '10.00', balance: '9.00', secret: 'x' };

const faults = (change: object, more: Partial<Validation> = {}) =>
  validateRecord({ ...sound, ...change }, { resource: invoices, kinds, ...more }).map(
    ({ path, key, message }) => `${path} ${message?.en ?? key}`,
  );

describe('validateRecord', () => {
  it('finds nothing wrong with a sound record, and leaves unknown keys alone', () => {
    expect(faults({ id: '1', extra: {} })).toEqual([]);
  });

  it('asks for required values, where blank text is none', () => {
    expect(faults({ number: '  ' })).toEqual(['number required']);
    expect(faults({ number: undefined })).toEqual(['number required']);
  });

  it('tells the wrong shape from the wrong value', () => {
    expect(faults({ number: {} })).toEqual(['number text']);
    expect(faults({ number: 'too long' })).toEqual(['number maxLength']);
    expect(faults({ total: 'cheap', balance: null })).toEqual(['total money']);
  });

  it('neither requires nor judges a field that is hidden', () => {
    expect(faults({ reason: 'far too long' })).toEqual([]);
    expect(faults({ status: 'Paid', balance: '0' })).toEqual(['reason required']);
    expect(faults({ status: 'Paid', balance: '0', reason: 'far too long' })).toEqual(['reason maxLength']);
  });

  it('requires by rule, comparing money as numbers', () => {
    expect(faults({ total: '99' })).toEqual([]);
    expect(faults({ total: '1000' })).toEqual(['note required']);
  });

  it('requires of what no form sets only what its own rule says', () => {
    const runs = sampleResource({
      fields: {
        status: { kind: 'text' },
        id2: { kind: 'text', readOnly: true, required: true },
        endsAt: { kind: 'text', readOnly: true, requiredWhen: { status: 'active' } },
      },
    });
    const found = (record: object) =>
      validateRecord({ ...record }, { resource: runs, kinds, view: 'edit' }).map(({ path }) => path);
    expect(found({ status: 'pending' })).toEqual([]);
    expect(found({ status: 'active' })).toEqual(['endsAt']);
    expect(found({ status: 'active', endsAt: 'soon' })).toEqual([]);
  });

  it('compares with the moment it is asked at, and with a day from there', () => {
    const letters = sampleResource({
      fields: { sentAt: { kind: 'text' }, dueOn: { kind: 'text' } },
      checks: [
        { field: 'sentAt', op: '>', value: { $now: true }, message: 'Choose a time to come' },
        { field: 'dueOn', op: '<=', value: { $today: '+7d' }, message: 'Within a week' },
      ],
    });
    const now = Date.parse('2026-03-01T12:00:00Z');
    const found = (record: object) =>
      validateRecord({ ...record }, { resource: letters, kinds, now }).map(({ message }) => message?.en);
    expect(found({ sentAt: '2026-03-01T12:00:01.000Z', dueOn: '2026-03-08' })).toEqual([]);
    expect(found({ sentAt: '2026-03-01T12:00:00.000Z', dueOn: '2026-03-09' })).toEqual([
      'Choose a time to come',
      'Within a week',
    ]);
  });

  it('reaches into groups and rows, with the rules between their members', () => {
    const lines = [{ qty: 1, isFree: true }, { qty: 0, price: '1' }, { qty: 2 }];
    expect(faults({ lines, client: { name: '' } })).toEqual([
      'client.name required',
      'lines.1.qty min',
      'lines.2.price required',
    ]);
  });

  it('compares fields as numbers and says the message of the configuration', () => {
    expect(faults({ balance: '10.0' })).toEqual([]);
    expect(faults({ balance: '10.01' })).toEqual(['balance More than the total']);
    expect(faults({ balance: '10.01', total: null })).toEqual([]);
    expect(faults({ status: 'Paid', reason: 'ok' })).toEqual(['balance Paid is paid']);
  });

  it('asks a patch only about what it holds', () => {
    const partial = { resource: invoices, kinds, isPartial: true };
    expect(validateRecord({ note: 'x' }, partial)).toEqual([]);
    expect(validateRecord({ number: '' }, partial)).toMatchObject([{ path: 'number', key: 'required' }]);
  });

  it('keeps a secret that an edit leaves out, and asks a new record for it', () => {
    expect(faults({ secret: '' }, { view: 'create' })).toEqual(['secret required']);
    expect(faults({ secret: '' }, { view: 'edit' })).toEqual([]);
  });

  it('takes bare fields as well as an entity', () => {
    expect(validateRecord({}, { fields: invoices.fields, kinds }).map(({ path }) => path)).toEqual([
      'number',
      'secret',
    ]);
  });
});
