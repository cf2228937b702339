import { describe, expect, it } from 'vitest';
import { actionFault, applyAction } from './applyAction';
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
