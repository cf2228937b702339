import { MOST_DEPTH } from '../../model/richText/allowed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { readListAnswer } from './normalise';
import { readRecord } from './record';

const place = { read: (row: unknown) => readRecord(row, '_id'), page: 1, perPage: 10 };
const read = (rows: unknown, total: unknown = Array.isArray(rows) ? rows.length : 0) =>
  readListAnswer({ rows, total }, place);

describe('the rows of an answer', () => {
  it('D-15 D-17 D-18 are dropped and counted when they are no record of their own', () => {
    const rows = [
      null,
      4,
      [],
      'x',
      { name: 'no id' },
      { _id: {} },
      { _id: '..' },
      { _id: 'a', n: 1 },
      { _id: 'a', n: 2 },
    ];
    const { data, meta } = read(rows);
    expect(data).toEqual([{ id: 'a', n: 1 }]);
    expect(meta.issues).toEqual([
      { key: 'notice', count: 8, reasons: ['notARecord', 'noId', 'badId', 'duplicateId'] },
    ]);
  });

  it.each([[null], ['text'], [{}], [7], [undefined]])('D-15 are none when the list is %j', (rows) => {
    expect(read(rows)).toMatchObject({ data: [], total: 0, meta: { issues: [{ key: 'noList' }] } });
  });

  it('D-19 have their ids as text, also numbers and those of other keys', () => {
    expect(read([{ _id: 7 }, { id: 8 }, { _id: '9007199254740993' }]).data.map(({ id }) => id)).toEqual([
      '7',
      '8',
      '9007199254740993',
    ]);
    const { data } = readListAnswer(
      { rows: [{ code: 'X', id: 3 }], total: 1 },
      { ...place, read: (row) => readRecord(row, 'code') },
    );
    expect(data).toEqual([{ id: 'X', code: 'X' }]);
  });

  it('bring no key that reaches a prototype, however deep', () => {
    const row: unknown = JSON.parse(
      '{"_id":"a","__proto__":{"x":1},"deep":[{"constructor":{"prototype":1},"k":1}]}',
    );
    expect(JSON.stringify(read([row]).data)).toBe('[{"deep":[{"k":1}],"id":"a"}]');
  });

  it('are read as deep as a formatted text may be, and no deeper', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'last' : { a: nested(depth - 1) });
    const last = (depth: number) =>
      JSON.stringify(read([{ _id: 'a', deep: nested(depth) }]).data).includes('last');
    expect([1 + 2 * MOST_DEPTH, 10_000].map(last)).toEqual([true, false]);
  });
});

describe('the total of an answer', () => {
  it.each([[undefined], [null], ['2'], [Number.NaN], [-1], [1.5], [1]])(
    'D-16 is counted and said when it is %j',
    (total) => {
      const list = read([{ _id: 'a' }, { _id: 'b' }], total ?? (null as unknown));
      expect(list).toMatchObject({ total: 2, meta: { issues: [{ key: 'badTotal' }] } });
    },
  );

  it('D-16 leaves the next page within reach when a full page came without one', () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({ _id: String(index) }));
    expect(readListAnswer({ rows, total: null }, { ...place, page: 3 }).total).toBe(31);
  });

  it('stays as it is for a page beyond the last', () => {
    expect(readListAnswer({ rows: [], total: 12 }, { ...place, page: 9 })).toMatchObject({
      total: 12,
      meta: { issues: [] },
    });
  });
});

describe('D-24 more rows than were asked for', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ _id: String(index) }));
  const idsOf = (page: number, total: unknown) => {
    let read = 0;
    const count = (row: unknown) => {
      read += 1;
      return readRecord(row, '_id');
    };
    const list = readListAnswer({ rows, total }, { read: count, page, perPage: 10 });
    return { ids: list.data.map(({ id }) => Number(id)), total: list.total, issues: list.meta.issues, read };
  };

  it.each([undefined, null, 20_000, 7])(
    'are all there are when the total is %j: the page is cut out',
    (total) => {
      expect(idsOf(3, total)).toEqual({
        ids: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
        total: 20_000,
        issues: [{ key: 'notPaged', count: 20_000, reasons: [] }],
        read: 10,
      });
    },
  );

  it('are the beginning of a larger page when there are more', () => {
    expect(idsOf(3, 90_000)).toMatchObject({ ids: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], total: 90_000, read: 10 });
  });
});

it('D-15 makes something showable of any answer', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (rows, total) => {
      const { data, total: counted, meta } = read(rows, total);
      expect(data.every(({ id }) => typeof id === 'string' && id !== '')).toBe(true);
      expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
      expect(Number.isSafeInteger(counted) && counted >= data.length).toBe(true);
      expect(Array.isArray(meta.issues)).toBe(true);
    }),
    { numRuns: runs(20_000) },
  );
});
