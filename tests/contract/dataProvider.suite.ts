import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCalled } from '../../src/model/contract/isCalled';
import { contractModel } from './dataProvider.config';
import type { Source } from './dataProvider.sources';
import { findsRecords } from './dataProvider.finds';
import { refusesWrites } from './dataProvider.refuses';
import { allOf, createOne, isSecret, sampleOf, type Subject } from './dataProvider.samples';

const { resources } = contractModel();

/** Asks of any source what every screen relies on. It knows no entity by name: the configuration says what to try. */
export const dataProviderSuite = (name: string, open: () => Promise<Source>): void => {
  describe(`a data provider: ${name}`, () => {
    let source: Source;
    beforeAll(async () => {
      source = await open();
    });
    afterAll(() => source.close());

    describe.each(resources.map(({ key }) => key))('%s', (key) => {
      const subject = (): Subject => ({ source, resource: source.model.resource(key) });
      findsRecords(key, subject);
      keepsRecords(subject);
      refusesWrites(key, subject);
    });
  });
};

const keepsRecords = (subject: () => Subject) => {
  it('S7.127 keeps a new record as it was sent, without secrets, and gives it an id', async () => {
    const { source, resource } = subject();
    const data = await sampleOf(subject());
    const { data: created } = await source.provider.create(resource.name, { data });
    const { data: read } = await source.provider.getOne(resource.name, { id: created.id });
    const open = resource.fields.filter(({ name }) => name in data);
    const secrets = open.filter((field) => isSecret(source, field)).map((field) => field.name);
    const sent = Object.entries(data).filter(([field]) => !secrets.includes(field));
    expect(typeof read.id).toBe('string');
    expect(read).toMatchObject(Object.fromEntries(sent));
    for (const secret of secrets) expect(read).not.toHaveProperty(secret);
  });

  it('S7.31 lists a new record first by its time, and a deleted one no more', async () => {
    const { source, resource } = subject();
    const created = await createOne(subject());
    const newest = { sort: { field: 'createdAt', order: 'DESC' as const } };
    expect((await allOf(subject(), newest)).map(({ id }) => id)).toContain(created.id);
    await source.provider.delete(resource.name, { id: created.id, previousData: created });
    expect((await allOf(subject(), newest)).map(({ id }) => id)).not.toContain(created.id);
    await expect(source.provider.getOne(resource.name, { id: created.id })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });

  it('stores what was changed and leaves the rest alone', async () => {
    const { source, resource } = subject();
    const before = await createOne(subject());
    const { transitions } = resource;
    const other = await sampleOf(subject());
    const changed = Object.entries(other).filter(
      ([name, value]) =>
        typeof value === 'string' &&
        !transitions[name] &&
        !resource.fields.some((f) => f.name === name && isSecret(source, f)),
    );
    const [change = ['', '']] = changed;
    const data = { ...before, [change[0]]: change[1] };
    await source.provider.update(resource.name, { id: before.id, data, previousData: before });
    const { data: after } = await source.provider.getOne(resource.name, { id: before.id });
    const { updatedAt: _then, __v: version, ...kept } = data as Record<string, unknown>;
    expect(after).toMatchObject(kept);
    expect(after['__v']).toBe(Number(version) + 1);
  });

  it('deletes several at once', async () => {
    const { source, resource } = subject();
    const made = [await createOne(subject()), await createOne(subject())];
    const ids = made.map(({ id }) => id);
    await source.provider.deleteMany(resource.name, { ids });
    expect((await source.provider.getMany(resource.name, { ids })).data).toEqual([]);
  });

  it('B-01 sends nothing for a person without the right', async () => {
    const { source, resource } = subject();
    const before = source.sent();
    const id = 'any';
    const list = {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' as const },
      filter: {},
    };
    const { denied } = source;
    const [action] = resource.actions.filter(isCalled);
    const calls = [
      denied.getList(resource.name, list),
      denied.getTotals(resource.name, { filter: {} }),
      denied.getOne(resource.name, { id }),
      denied.getMany(resource.name, { ids: [id] }),
      denied.getManyReference(resource.name, { ...list, target: 'id', id }),
      denied.create(resource.name, { data: {} }),
      denied.update(resource.name, { id, data: {}, previousData: { id } }),
      denied.updateMany(resource.name, { ids: [id], data: {} }),
      denied.delete(resource.name, { id, previousData: { id } }),
      denied.deleteMany(resource.name, { ids: [id] }),
      ...(action ? [denied.runAction(resource.name, { action, id, values: {}, record: { id } })] : []),
    ];
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'denied' } });
    expect(source.sent()).toBe(before);
  });
};
