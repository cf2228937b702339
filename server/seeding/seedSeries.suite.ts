import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { createClock } from '../clock';
import { seedSeries } from './seedSeries';
import type { SeriesOrder } from './seriesOrder';
import type { Row, Store } from '../store/store';

const NOW = Date.UTC(2026, 0, 10);
const DAY = 24 * 60 * 60 * 1000;

const config = {
  name: 'Test',
  groups: {},
  resources: {
    owners: {
      label: { one: 'Owner', many: 'Owners' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text', required: true } },
    },
    parcels: {
      label: { one: 'Parcel', many: 'Parcels' },
      title: '{code}',
      icon: 'person',
      fields: {
        number: { kind: 'text', serial: 'P-{year}-{0000}' },
        code: { kind: 'text', required: true, unique: true, fake: { path: 'string.numeric', args: [3] } },
        owner: { kind: 'reference', to: 'owners', required: true },
        state: { kind: 'choice', required: true, values: { sent: {}, lost: {} } },
        secret: { kind: 'password', required: true },
        total: { kind: 'number', min: 1, max: 9 },
      },
    },
    mine: {
      label: { one: 'Setting', many: 'Settings' },
      title: 'Settings',
      icon: 'person',
      single: 'one',
      fields: { name: { kind: 'text' } },
    },
  },
};

/** What filling with a series promises, on a store of each sort. `open` is called once. */
export const describeSeries = (name: string, open: () => Promise<Store>) =>
  describe(`a series of made-up records in ${name}`, () => {
    const model = createModel(config as unknown as DeclaredAdmin, kinds);
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(async () => {
      await store.clear();
      const times = { __v: 0, createdAt: '2026', updatedAt: '2026' };
      await store.insert('owners', { _id: 'anna', name: 'Anna', ...times });
      await store.insert('owners', { _id: 'bo', name: 'Bo', ...times });
    });
    afterAll(() => store.close());

    const fill = (order: Partial<SeriesOrder> = {}) =>
      seedSeries(
        { key: 'parcels', count: 120, batch: 50, ...order },
        { model, store, clock: createClock(() => NOW) },
      );

    const stored = async (): Promise<readonly Row[]> => {
      const sort = [{ path: 'number', order: 'text', descending: false }] as const;
      return (await store.list('parcels', { where: [], sort, offset: 0, limit: Infinity })).rows;
    };

    it('is sound, points at records that are there, and has each unique value once', async () => {
      expect(await fill()).toBe(120);
      const rows = await stored();
      expect(rows).toHaveLength(120);
      const { fields, checks } = model.resource('parcels');
      const open = fields.filter((field) => field.kind !== 'password');
      expect(
        rows.flatMap((row) => validateRecord(row, { resource: { fields: open, checks }, kinds })),
      ).toEqual([]);
      expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(['anna', 'bo']));
      expect(new Set(rows.map(({ code }) => code)).size).toBe(120);
      expect(rows.some((row) => 'secret' in row)).toBe(false);
    });

    it('goes back 28 days, and is numbered as it was made, year by year', async () => {
      await fill();
      const rows = await stored();
      const ages = rows.map(({ createdAt }) => (NOW - Date.parse(createdAt)) / DAY);
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ages)).toBeLessThanOrEqual(28);
      expect(Math.max(...ages)).toBeGreaterThan(27);
      expect(rows.map(({ createdAt }) => createdAt)).toEqual(rows.map(({ createdAt }) => createdAt).sort());
      const last = rows.filter(({ createdAt }) => createdAt < '2026').length;
      expect(rows[last - 1]?.['number']).toBe(`P-2025-${String(last).padStart(4, '0')}`);
      expect(rows[last]?.['number']).toBe('P-2026-0001');
    });

    it('is the same again, and when it was interrupted in between', async () => {
      const progress: number[] = [];
      const stopping = new AbortController();
      const onProgress = (done: number) => {
        progress.push(done);
        stopping.abort();
      };
      await fill();
      const once = await stored();
      await store.clear('parcels');
      expect(await fill({ signal: stopping.signal, onProgress })).toBe(50);
      expect(progress).toEqual([50]);
      expect(await fill()).toBe(70);
      expect(await stored()).toEqual(once);
      expect(await fill()).toBe(0);
    });

    it('leaves values alone that a record has already', async () => {
      await fill({ count: 20 });
      const code = String((await stored())[7]?.['code']);
      await store.clear('parcels');
      const times = { __v: 0, createdAt: '2026', updatedAt: '2026' };
      await store.insert('parcels', { _id: 'old', code, ...times }, { code });
      expect(await fill({ count: 20 })).toBe(20);
      expect((await stored()).filter((row) => row['code'] === code)).toHaveLength(1);
      expect(await stored()).toHaveLength(21);
    });

    it('is refused where there is nothing to point at, or no list', async () => {
      await expect(fill({ key: 'mine' })).rejects.toThrow('mine: the gateway keeps no list of it');
      await store.clear('owners');
      await expect(fill()).rejects.toThrow('parcels.owner: no sound value can be made up (required).');
      expect(await stored()).toEqual([]);
    });
  });
