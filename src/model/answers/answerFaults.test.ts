import { describe, expect, it } from 'vitest';
import { answerFaults } from './answerFaults';
import { sampleKinds as kinds, sampleModel } from '../resolved/kinds.samples';

const { resources } = sampleModel({
  orders: {
    fields: {
      number: { kind: 'text' },
      total: { kind: 'number' },
      lines: { kind: 'items', of: { qty: { kind: 'number' } } },
    },
  },
});

const faultsOf = (...records: Readonly<Record<string, unknown>>[]) => {
  const [resource] = resources;
  if (!resource) throw new Error('The sample has an entity.');
  return answerFaults(resource, records, kinds).map(({ path, key, count }) => ({
    at: path.map(({ name }) => name).join('.'),
    key,
    count,
  }));
};

describe('answerFaults', () => {
  it('counts the records of which a field has the wrong shape', () => {
    expect(faultsOf({ total: {} }, { total: 1 }, { total: [1] })).toEqual([
      { at: 'total', key: 'notNumber', count: 2 },
    ]);
  });

  it('finds values of the wrong shape inside of rows', () => {
    expect(faultsOf({ lines: [{ qty: {} }, { qty: 2 }] })).toEqual([
      { at: 'lines.qty', key: 'notNumber', count: 1 },
    ]);
  });

  it('does not look inside of what is no row at all', () => {
    expect(faultsOf({ lines: 'none' })).toEqual([{ at: 'lines', key: 'notList', count: 1 }]);
  });

  it('finds nothing wrong with a value that is missing, blank or an empty list', () => {
    expect(faultsOf({}, { total: null }, { total: '' }, { total: [] })).toEqual([]);
  });
});
