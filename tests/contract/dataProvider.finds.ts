import { expect, it } from 'vitest';
import { textOf, valueAt, type Row } from '../../src/model/values/comparable';
import { conditionsOf, searchPaths } from '../../src/model/rules/conditions';
import { orderAt } from '../../src/model/resolved/fieldAt';
import { matchesAll } from '../../src/model/rules/matchConditions';
import { sorted } from '../../src/model/rules/sorted';
import type { AppRecord } from '../../src/providers/rest/record';
import { contractModel } from './dataProvider.config';
import { allOf, type Subject } from './dataProvider.samples';

const model = contractModel();

/** Lists: pages, sorts, filters, search. What is right is computed from all the records, with the model alone. */
export const findsRecords = (key: string, subject: () => Subject): void => {
  const { fields, list } = model.resource(key);
  const sortable = [...fields.filter((field) => field.sortable).map(({ name }) => name), 'createdAt'];

  it('S4.04 S7.127 gives every record on exactly one page, with the total on each', async () => {
    const { source, resource } = subject();
    const all = await allOf(subject());
    const perPage = Math.max(1, Math.ceil(all.length / 4));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        source.provider.getList<AppRecord>(resource.name, {
          pagination: { page, perPage },
          sort: { field: 'id', order: 'ASC' },
          filter: {},
        }),
      ),
    );
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.map(({ id }) => id));
    for (const { total, meta } of pages) {
      expect(total).toBe(all.length);
      expect(meta).toMatchObject({ issues: [], totalResults: all.length });
    }
  });

  it.each(sortable)('sorts by %s both ways', async (field) => {
    const all = await allOf(subject());
    for (const order of ['ASC', 'DESC'] as const) {
      const by = { path: field, order: orderAt(fields, field, model.kinds), descending: order === 'DESC' };
      const expected = sorted(all, [by]);
      expect(ids(await allOf(subject(), { sort: { field, order } }))).toEqual(ids(expected));
    }
  });

  if (list.filters.length > 0)
    it.each(list.filters)(
      'finds by %s what has that value, and by two values what has either',
      async (field) => {
        const all = await allOf(subject());
        const values = [...new Set(all.map((record) => [record[field]].flat()[0]).filter((value) => value))];
        expect(values).not.toEqual([]);
        await findsTheSame(subject(), { [field]: values[0] });
        const isRange =
          model.kinds[fields.find(({ name }) => name === field)?.kind ?? 'text'].filter === 'range';
        if (isRange) await findsTheSame(subject(), { [`${field}_gte`]: values[0] });
        else await findsTheSame(subject(), { [field]: values.slice(0, 2) });
      },
    );

  it('searches without regard to case, and finds nothing for what is nowhere', async () => {
    const [path = ''] = searchPaths(model.resource(key), model.kinds);
    const [first] = await allOf(subject());
    const text = textOf(valueAt(first, path)) ?? '';
    await findsTheSame(subject(), { q: text.slice(0, 4).toUpperCase() });
    expect(await allOf(subject(), { filter: { q: 'nowhere at all 4711' } })).toEqual([]);
  });

  it('counts what it lists', async () => {
    const { source, resource } = subject();
    const [path = ''] = searchPaths(model.resource(key), model.kinds);
    const q = (textOf(valueAt((await allOf(subject()))[0], path)) ?? '').slice(0, 2);
    const counted = source.provider.getTotals(resource.name, { filter: { q } });
    const { length } = await allOf(subject(), { filter: { q } });
    expect(await counted).toEqual({ data: { all: { count: length }, groups: [] } });
    await expect(
      source.provider.getTotals(resource.name, { filter: {}, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('gets many by their ids, also when some are not there', async () => {
    const { source, resource } = subject();
    const some = ids(await allOf(subject())).slice(0, 3);
    const { data } = await source.provider.getMany(resource.name, { ids: [...some, 'missing'] });
    expect(data.map(({ id }) => String(id)).sort()).toEqual([...some].sort());
  });

  for (const field of fields.filter(({ kind }) => model.kinds[kind].references))
    it(`lists the records whose ${field.name} is a certain one`, async () => {
      const { source, resource } = subject();
      const all = await allOf(subject());
      const [target] = all.flatMap((record) => [record[field.name]].flat()).filter((value) => value);
      const { data } = await source.provider.getManyReference<AppRecord>(resource.name, {
        target: field.name,
        id: String(target),
        pagination: { page: 1, perPage: 500 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      });
      expect(ids(data)).toEqual(ids(expectedBy({ [field.name]: target }, all, subject())));
    });
};

const findsTheSame = async (subject: Subject, filter: Row) => {
  const all = await allOf(subject);
  const expected = expectedBy(filter, all, subject);
  expect(expected).not.toEqual([]);
  expect(ids(await allOf(subject, { filter }))).toEqual(ids(expected));
};

const expectedBy = (filter: Row, all: readonly AppRecord[], { resource }: Subject): AppRecord[] => {
  const { conditions, search } = conditionsOf(resource, filter, model.kinds);
  return all.filter((record) => matchesAll(record, conditions, search));
};

const ids = (records: readonly AppRecord[]): string[] => records.map(({ id }) => id);
