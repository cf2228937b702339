import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedSteps, type Step } from './steps';

const transitions = {
  queued: ['sending', 'cancelled'],
  sending: ['sent', 'failed'],
  sent: ['delivered', 'expired'],
  expired: ['delivered'],
  delivered: [],
  failed: [],
};

const at = (second: number) => new Date(Date.UTC(2026, 0, 31, 12, 0, second)).toISOString();

const walk = (...statuses: string[]): Step[] =>
  statuses.map((status, second) => ({ at: at(second), status }));

const barred = (steps: readonly Step[], moves: typeof transitions | undefined = transitions) =>
  orderedSteps(steps, moves).map(({ cannotFollow }) => cannotFollow);

describe('the steps of a timeline', () => {
  it('stand from the oldest to the newest, with the time between them', () => {
    const ordered = orderedSteps([...walk('queued', 'sending', 'sent')].reverse(), transitions);
    expect(ordered.map(({ step }) => step.status)).toEqual(['queued', 'sending', 'sent']);
    expect(ordered.map(({ elapsed }) => elapsed)).toEqual([undefined, 1000, 1000]);
  });

  it('keep the order in which they came when they share a moment', () => {
    const steps = ['queued', 'sending', 'sent'].map((status) => ({ at: at(0), status }));
    expect(orderedSteps(steps, transitions).map(({ step }) => step)).toEqual(steps);
  });

  it('compare moments, not their texts', () => {
    const steps = [
      { at: '2026-01-31T13:00:00+01:00', status: 'sending' },
      { at: '2026-01-31T11:59:59Z', status: 'queued' },
    ];
    const [first, second] = orderedSteps(steps, transitions);
    expect([first?.step.status, second?.elapsed]).toEqual(['queued', 1000]);
  });

  it('stay where they came when their time cannot be read, and no time is reckoned beside them', () => {
    const [queued, sending, sent] = walk('queued', 'sending', 'sent') as [Step, Step, Step];
    const ordered = orderedSteps([queued, { ...sending, at: 'soon' }, sent], transitions);
    expect(ordered.map(({ step }) => step.status)).toEqual(['queued', 'sending', 'sent']);
    expect(ordered.map(({ elapsed }) => elapsed)).toEqual([undefined, undefined, undefined]);
  });

  it('are marked after a final status, by the status they cannot follow', () => {
    expect(barred(walk('sent', 'delivered', 'sending'))).toEqual([undefined, undefined, 'delivered']);
    expect(barred(walk('queued', 'cancelled', 'sending'))).toEqual([undefined, undefined, 'cancelled']);
  });

  it('are not judged by a step that was marked itself', () => {
    expect(barred(walk('sent', 'delivered', 'queued', 'delivered'))).toEqual([
      undefined,
      undefined,
      'delivered',
      undefined,
    ]);
  });

  it('may be late, may repeat, and may be of a status nobody declared unless all is over', () => {
    expect(barred(walk('sent', 'expired', 'delivered', 'delivered'))).toEqual(Array(4).fill(undefined));
    expect(barred(walk('queued', 'buffered', 'sending'))).toEqual(Array(3).fill(undefined));
    expect(barred(walk('delivered', 'buffered'))).toEqual([undefined, 'delivered']);
    expect(barred(walk('queued', 'constructor', '__proto__'))).toEqual(Array(3).fill(undefined));
  });

  it('are not judged where no transitions are declared', () => {
    const steps = orderedSteps(walk('delivered', 'queued'), undefined);
    expect(steps.map(({ cannotFollow }) => cannotFollow)).toEqual([undefined, undefined]);
  });

  it('are all there, in order, whatever came', () => {
    const step = fc.record({
      at: fc.oneof(
        fc.integer({ min: 0, max: 50 }).map(at),
        fc.constantFrom('', 'soon', '2026-02-30T00:00:00Z'),
      ),
      status: fc.constantFrom(...Object.keys(transitions), 'buffered', '__proto__'),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const ordered = orderedSteps(steps, transitions);
        expect(new Set(ordered.map((each) => each.step))).toEqual(new Set(steps));
        expect(ordered).toHaveLength(steps.length);
        for (const { elapsed = 0 } of ordered) expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(ordered[0]?.cannotFollow).toBeUndefined();
      }),
    );
  });
});
