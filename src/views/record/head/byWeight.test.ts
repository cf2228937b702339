import { describe, expect, it } from 'vitest';
import type { Tone } from '../../../config/action';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { byWeight } from './byWeight';

const action = (name: string, tone: Tone, primary = false) =>
  ({ name, tone, primary }) as unknown as ResolvedAction;

const names = (actions: readonly ResolvedAction[]) => actions.map(({ name }) => name);

describe('the actions of a record by their weight', () => {
  it('the first that brings the record on stands out, and what does harm stands apart', () => {
    const { primary, others, dangers } = byWeight([
      action('schedule', 'info'),
      action('ban', 'danger'),
      action('sendNow', 'progress'),
      action('approve', 'success'),
    ]);
    expect(primary?.name).toBe('sendNow');
    expect(names(others)).toEqual(['schedule', 'approve']);
    expect(names(dangers)).toEqual(['ban']);
  });

  it('a declared one stands out before all others, also when it does harm', () => {
    const { primary, dangers } = byWeight([action('approve', 'success'), action('stop', 'danger', true)]);
    expect(primary?.name).toBe('stop');
    expect(dangers).toEqual([]);
  });

  it('without one that brings it on the first harmless one does, and never one that does harm or asks for care', () => {
    expect(
      byWeight([action('ban', 'danger'), action('enter', 'warning'), action('copy', 'neutral')]).primary
        ?.name,
    ).toBe('copy');
    const cautious = byWeight([action('ban', 'danger'), action('enter', 'warning')]);
    expect(cautious.primary).toBeUndefined();
    expect(names(cautious.others)).toEqual(['enter']);
  });
});
