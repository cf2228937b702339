import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../../model/resolved/kinds.samples';
import { allows } from './allows';

const values = { draft: {}, sent: {}, paid: {}, gone: {} };
const bills = (fields: object = {}) =>
  sampleResource({
    fields: {
      status: { kind: 'choice', values, required: true },
      note: { kind: 'text', readOnlyWhen: { status: { $ne: 'draft' } } },
      ...fields,
    },
    can: { edit: { status: { $ne: 'gone' } } },
    transitions: { status: { draft: ['sent'], sent: ['paid'], paid: ['sent'], gone: [] } },
    actions: { pay: { on: 'row', call: 'POST /pay', effect: { status: 'paid' } } },
  });

const isEdited = (record: object, resource = bills()) =>
  allows('edit', { id: '1', ...record }, { resource, kinds });

describe('a record is edited', () => {
  it('while there is something that can be typed or chosen', () => {
    expect(isEdited({ status: 'draft' })).toBe(true);
    expect(isEdited({ status: 'paid' })).toBe(true);
  });

  it('no more once all of it is locked, or brought by an action', () => {
    expect(isEdited({ status: 'sent' })).toBe(false);
  });

  it('where a field is left that is not locked, and shown', () => {
    const left = { left: { kind: 'text', showWhen: { note: 'x' } } };
    expect(isEdited({ status: 'sent', note: 'x' }, bills(left))).toBe(true);
    expect(isEdited({ status: 'sent', note: 'y' }, bills(left))).toBe(false);
    expect(isEdited({ status: 'sent' }, bills({ fact: { kind: 'text', readOnly: true } }))).toBe(false);
    expect(isEdited({ status: 'sent' }, bills({ born: { kind: 'text', not: ['edit'] } }))).toBe(false);
  });

  it('in a state that somebody may not see, which the server judges', () => {
    const place = { resource: bills({ left: { kind: 'text' } }), kinds };
    expect(allows('edit', { id: '1' }, { ...place, closed: new Set(['status']) })).toBe(true);
    const ruled = {
      ...place,
      resource: { ...place.resource, allows: { edit: { note: 'x' }, delete: undefined } },
    };
    expect(
      allows('edit', { id: '1', status: 'gone', note: 'y' }, { ...ruled, closed: new Set(['status']) }),
    ).toBe(false);
  });

  it('in no state that the configuration closes', () => {
    expect(isEdited({ status: 'gone' }, bills({ left: { kind: 'text' } }))).toBe(false);
  });
});
