import { describe, expect, it } from 'vitest';
import { actionFault, applyAction, stateFault } from './applyAction';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import type { ResolvedAction } from '../resolved/resource';

const senderIds = sampleResource({
  fields: {
    status: {
      kind: 'choice',
      label: 'State',
      values: { pending: {}, approved: { label: 'Approved' }, rejected: {} },
    },
    reason: { kind: 'text' },
    total: { kind: 'money', label: 'Total' },
    approvedAt: { kind: 'dateTime' },
  },
  transitions: { status: { pending: ['approved', 'rejected'], approved: ['rejected'], rejected: [] } },
  actions: {
    approve: {
      on: 'both',
      call: 'POST /x/:id/approve',
      when: { status: 'pending' },
      effect: { status: 'approved', approvedAt: { $now: true } },
    },
    reject: {
      on: 'row',
      call: 'POST /x/:id/reject',
      when: { status: { $in: ['pending', 'approved'] } },
      effect: { status: 'rejected' },
    },
    revive: { on: 'row', call: 'POST /x/:id/revive', effect: { status: 'pending' } },
    pay: { on: 'row', call: 'POST /x/:id/pay', when: { total: { $gt: '0' } } },
    odd: { on: 'row', call: 'POST /x/:id/odd', when: { $or: [{ status: 'pending' }, { total: '1' }] } },
  },
});

const action = (name: string): ResolvedAction => {
  const found = senderIds.actions.find((each) => each.name === name);
  if (!found) throw new Error(`no action ${name}`);
  return found;
};

const fault = (name: string, record: Record<string, unknown>) =>
  actionFault(action(name), record, { resource: senderIds, kinds });

describe('actionFault', () => {
  it('leaves to the server what is asked of fields that do not come with the record', () => {
    const closed = new Set(['total']);
    const seen = { resource: senderIds, kinds, closed };
    expect(actionFault(action('pay'), { status: 'pending' }, seen)).toBeUndefined();
    expect(actionFault(action('odd'), { status: 'approved' }, seen)).toBeUndefined();
    const both = { ...action('pay'), when: { status: 'pending', $and: [{ total: '1' }, { reason: 'x' }] } };
    expect(actionFault(both, { status: 'pending', reason: 'x' }, seen)).toBeUndefined();
    expect(actionFault(both, { status: 'pending', reason: 'y' }, seen)).toMatchObject({
      key: 'actions.ruleNotMet',
    });
    expect(actionFault(both, { status: 'approved', reason: 'x' }, seen)).toMatchObject({ path: 'status' });
  });

  it('finds nothing wrong where the rule holds and the effect is legal', () => {
    expect(fault('approve', { status: 'pending' })).toBeUndefined();
    expect(fault('pay', { total: '10.00' })).toBeUndefined();
  });

  it('says which values the rule needs, in words', () => {
    expect(fault('reject', { status: 'rejected' })).toEqual({
      path: 'status',
      key: 'actions.needs',
      args: { field: 'State', allowed: 'pending, Approved' },
    });
  });

  it('says which value stands against it where no list of values would do', () => {
    expect(fault('pay', { total: '0.00' })).toEqual({
      path: 'total',
      key: 'actions.notNow',
      args: { field: 'Total', value: '0.00' },
    });
  });

  it('says no more than that the rule does not hold where the rule has no simple part', () => {
    expect(fault('odd', { status: 'approved' })).toEqual({ path: 'status', key: 'actions.ruleNotMet' });
  });

  it('refuses an effect that is no legal transition', () => {
    expect(fault('revive', { status: 'rejected' })).toMatchObject({ path: 'status', key: 'transitionNone' });
  });
});

describe('the account somebody is signed in with', () => {
  const message = 'Not your own account.';
  const accounts = sampleResource({
    fields: {
      role: { kind: 'choice', values: { admin: {}, client: {} } },
      status: { kind: 'choice', values: { active: {}, blocked: {} } },
      note: { kind: 'text' },
    },
    ownAccount: { locked: ['role', 'status'], message },
    actions: {
      block: { on: 'row', call: 'POST /x/:id/block', effect: { status: 'blocked' } },
      promote: { on: 'row', call: 'POST /x/:id/promote', form: { role: { kind: 'text' } } },
      describe: { on: 'row', call: 'POST /x/:id/describe', form: { note: { kind: 'text' } } },
    },
  });
  const own = { id: 'me', role: 'admin', status: 'active' };
  const other = { ...own, id: 'other' };
  const place = { resource: accounts, kinds, me: 'me' };
  const actionFaults = (record: typeof own, from: { readonly me?: string } = place) =>
    accounts.actions.map((each) => actionFault(each, record, { ...place, ...from }));
  const why = (path: string) => ({
    path,
    key: 'rule',
    message: expect.objectContaining({ en: message }) as unknown,
  });

  it('an action on the own account says why not, a deletion too', () => {
    expect(actionFaults(own)).toEqual([why('status'), why('role'), undefined]);
    expect(stateFault('delete', own, place)).toEqual(why('id'));
  });

  it('its owner may edit it, and others may do both', () => {
    expect(stateFault('edit', own, place)).toBeUndefined();
    expect([stateFault('delete', other, place), stateFault('edit', other, place)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(actionFaults(other)).toEqual([undefined, undefined, undefined]);
  });

  it('is nobody in particular where it is not known who asks', () => {
    const { me: _, ...unknown } = place;
    expect(stateFault('delete', own, unknown)).toBeUndefined();
  });
});

describe('applyAction', () => {
  const now = Date.parse('2026-01-31T08:00:00Z');
  const { fields } = senderIds;

  it('lays the effect over the form, and fills in the moment', () => {
    const form = { reason: 'late', status: 'pending', stranger: 1 };
    expect(applyAction(action('approve'), { status: 'pending' }, { form, now, fields })).toEqual({
      reason: 'late',
      status: 'approved',
      approvedAt: '2026-01-31T08:00:00.000Z',
    });
  });

  it('names only what changes', () => {
    expect(applyAction(action('revive'), { status: 'pending' }, { now, fields })).toEqual({});
  });
});
