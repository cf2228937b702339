import { describe, expect, it } from 'vitest';
import type { Metric } from '../../config/metric';
import { mayMeasure } from './mayMeasure';
import { metricQuestions, valueOf } from './metrics';
import { resolveMetric } from '../resolve/resolveMetric';
import { sampleModel } from '../resolved/kinds.samples';

const rate = resolveMetric({
  of: 'things',
  measure: 'share',
  where: { status: ['delivered', 'failed'] },
  part: { status: ['delivered'] },
  during: 'createdAt',
});

const valueWith = (measure: Metric['measure'], whole: object, part?: object) =>
  valueOf(resolveMetric({ of: 'things', ...(measure && { measure }) }), {
    whole: { count: 0, ...whole },
    part: part && { count: 0, ...part },
  });

describe('a metric', () => {
  it('asks for the whole and, for a share, for the part, both in the same place and time', () => {
    const place = { filter: { operator: 'x' }, range: { from: '2026-01-01', to: '2026-01-28' } };
    const range = { createdAt_gte: '2026-01-01', createdAt_lte: '2026-01-28' };
    expect(metricQuestions(rate, place)).toEqual({
      whole: { filter: { status: ['delivered', 'failed'], operator: 'x', ...range } },
      part: { filter: { status: ['delivered'], operator: 'x', ...range } },
    });
  });

  it('adds up its field, knows open ends, and is the same at all times without a field for them', () => {
    const sum = resolveMetric({ of: 'things', measure: 'sum', field: 'price', during: 'at' });
    expect(metricQuestions(sum, { range: { from: '2026-01-01' } })).toEqual({
      whole: { filter: { at_gte: '2026-01-01' }, of: 'price' },
      part: undefined,
    });
    const always = resolveMetric({ of: 'things' });
    expect(metricQuestions(always, { range: { from: '2026-01-01' } }).whole).toEqual({ filter: {} });
  });

  it('is a count, a sum, an average, or a share in percent', () => {
    expect(valueWith(undefined, { count: 12 })).toBe('12');
    expect(valueWith('sum', { count: 2, sum: '1.50' })).toBe('1.50');
    expect(valueWith('average', { count: 2, sum: '1.50', average: '0.750000' })).toBe('0.750000');
    expect(valueWith('share', { count: 3 }, { count: 2 })).toBe('66.67');
    expect(valueWith('share', { count: 3 }, { count: 3 })).toBe('100.00');
    expect(valueWith('share', { count: 3 }, {})).toBe('0.00');
  });

  it('has no value where there is nothing to have an average or a share of', () => {
    expect(valueWith('share', {}, {})).toBeUndefined();
    expect(valueWith('average', { sum: '0' })).toBeUndefined();
    expect(valueWith('sum', { sum: '0' })).toBe('0');
  });
});

describe('who may know a metric', () => {
  const model = sampleModel({
    things: { fields: { status: { kind: 'choice', values: {} }, cost: { kind: 'money', guarded: true } } },
  });
  const may = (metric: Partial<Metric>, rights: readonly string[]) =>
    mayMeasure(resolveMetric({ of: 'things', ...metric }), model.resource('things'), {
      model,
      ability: { pairs: [], can: (...right) => rights.includes(right.filter(Boolean).join(' ')) },
    });

  it('may list what is counted', () => {
    expect(may({}, ['list things'])).toBe(true);
    expect(may({}, ['show things'])).toBe(false);
  });

  it('may see every field that it asks for, because a closed one would ask nothing', () => {
    const asking: Partial<Metric>[] = [
      { measure: 'sum', field: 'cost' },
      { where: { cost_gte: '1' } },
      { measure: 'share', part: { cost: ['1'] } },
    ];
    for (const metric of asking) {
      expect(may(metric, ['list things'])).toBe(false);
      expect(may(metric, ['list things', 'show things cost'])).toBe(true);
    }
  });
});
