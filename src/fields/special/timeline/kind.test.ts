import { describe, expect, it } from 'vitest';
import { fakeContext, resolvedExample } from '../../../../tests/contract/resolvedExample';
import { kinds } from '../../kinds';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import timeline from './kind';
import { orderedSteps } from './steps';

const field = resolvedExample(kinds.timeline) as ResolvedField<'timeline'>;

describe('a timeline', () => {
  it('is a list of steps that have a status, whatever else is in them', () => {
    const faults = [{}, [null], [{ at: '2026-01-31T12:00:00Z' }], [{ status: 7 }]];
    expect(faults.map((value) => timeline.fault(value, field, kinds))).toEqual([
      'notList',
      'notObject',
      'notText',
      'notText',
    ]);
    expect(timeline.fault([{ status: 'sent', at: 7, code: {} }], field, kinds)).toBeUndefined();
  });

  it('says of each step what is wrong with it', () => {
    const steps = [
      { at: '2026-01-31T12:00:00Z', status: 'sent', code: null },
      { at: 'soon', status: 'buffered' },
    ] as never;
    expect(timeline.validate(steps, field, kinds).map(({ path, key }) => `${path} ${key}`)).toEqual([
      '1.at dateTime',
      '1.status oneOf',
    ]);
  });

  it('is made up so that every step may follow the one before, before the present', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const steps = timeline.fake(field, fakeContext(seed)) ?? [];
      expect(orderedSteps(steps, field.transitions).map(({ step }) => step)).toEqual(steps);
      for (const { step, cannotFollow } of orderedSteps(steps, field.transitions)) {
        expect(cannotFollow).toBeUndefined();
        expect(step.at <= fakeContext(seed).now.toISOString()).toBe(true);
        expect(step.code === undefined).toBe(step.status !== 'failed');
      }
    }
  });

  it('is written from the oldest step to the newest, in words', () => {
    const steps = [
      { at: '2026-01-31T12:00:01Z', status: 'failed', code: '1' },
      { at: '2026-01-31T12:00:00Z', status: 'sent' },
    ];
    expect(timeline.toText(steps, field, { locale: 'en' })).toBe(
      '2026-01-31T12:00:00Z Sent; 2026-01-31T12:00:01Z Failed 1',
    );
    const odd = [{ at: {}, status: 'sent', code: [] }] as never;
    expect(timeline.toText(odd, field, { locale: 'en' })).toBe('Sent');
  });

  it('finds transitions of a status it does not have', () => {
    expect(timeline.check?.({ values: { sent: {} }, transitions: { sent: ['gone'] } })).toEqual([
      'transitions name "gone", which is none of the values',
    ]);
  });
});
