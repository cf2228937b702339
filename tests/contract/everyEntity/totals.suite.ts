import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf, type Row } from '../../../src/model/values/comparable';
import { isLive } from '../../../src/model/compute/isLive';
import { mayMeasure } from '../../../src/model/numbers/mayMeasure';
import { metricQuestions, valueOf } from '../../../src/model/numbers/metrics';
import type { Resource } from '../../../src/model/resolved/resource';
import type { Totals, TotalsQuestion } from '../../../src/model/numbers/totals';
import { isGroupable, isSummable, isTime } from '../../../src/model/numbers/totalsFault';
import type { AppRecord } from '../../../src/providers/rest/record';
import { listOf } from './listOf';
import { outcomeOf } from './outcome';
import { questionsOf } from './questions';
import { valueIn } from './slow';
import { model, ofStaff, type Door, type World } from './world';

/** Every entity, counted and added up as its list has it. A new entity is counted by being there. */
export const describeTotals = (door: string, openWorld: Door): void => {
  describe(`${door}: the totals of`, () => {
    let world: World;
    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterAll(() => world.stop());

    const { kinds } = model;

    const totalsIn = async ({ name }: Resource, question: Partial<TotalsQuestion> = {}): Promise<Totals> => {
      const outcome = await outcomeOf(world, (provider) =>
        provider.getTotals(name, { filter: {}, ...question }),
      );
      expect(outcome, 'a success').toHaveProperty('data');
      return outcome.data as Totals;
    };

    const refusalOf = async ({ name }: Resource, question: Partial<TotalsQuestion>) => {
      const { kind, message } = await outcomeOf(world, (provider) =>
        provider.getTotals(name, { filter: {}, ...question }),
      );
      return { kind, message };
    };

    /** What the list says that it has, on both sources alike. */
    const countListed = async ({ name }: Resource, filter: Row): Promise<number> => {
      const outcome = await outcomeOf(world, async (provider) => {
        const page = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };
        return { data: (await provider.getList(name, { ...page, filter })).total };
      });
      return outcome.data as number;
    };

    /* Worked out with whole numbers of the smallest part, without the code that answers. */
    const PLACES = 12;
    const smallest = (value: unknown): bigint => {
      const [whole = '0', part = ''] = String(value).replace('-', '').split('.');
      const units = BigInt(whole + part.padEnd(PLACES, '0'));
      return String(value).startsWith('-') ? -units : units;
    };

    const counted = ofStaff.filter(({ single }) => !single);

    /* A few of the records that an entity points at, and one that nobody knows. */
    const pointedAt = async (entity: Resource, target: string): Promise<string[]> => {
      const rows = await listOf(world, entity);
      const ids = new Set(rows.flatMap((row) => textOf(valueIn(row, target)) ?? []));
      return [...[...ids].slice(0, 4), 'nobody'];
    };

    describe.each(counted.map((resource) => [resource.key, resource] as const))('%s', (_, resource) => {
      const { fields } = resource;
      let all: readonly AppRecord[] = [];
      beforeAll(async () => {
        all = await listOf(world, resource);
      });

      it('is counted as its list counts, by every filter, search and saved query', async () => {
        const asked = questionsOf(resource, kinds).map(({ filter }): Row => filter(all) ?? {});
        const saved: readonly Row[] = resource.presets.map(({ filter }) => filter);
        const [text = 'a'] = all.flatMap(
          (record) => textOf(valueIn(record, resource.list.card.primary)) ?? [],
        );
        for (const filter of [
          {},
          ...asked,
          ...saved,
          { q: text.slice(0, 3) },
          { q: 'nowhere at all 4711' },
        ]) {
          const { all: found } = await totalsIn(resource, { filter });
          expect([filter, found]).toEqual([filter, { count: await countListed(resource, filter) }]);
        }
        expect(all.length).toBeGreaterThan(0);
      });

      /* Of texts one is enough: they are all grouped alike. */
      const groupable = fields.filter(({ name }) => isGroupable(name, fields, kinds));
      const [text, ...texts] = groupable.filter(({ kind }) => kinds[kind].filter === 'contains');
      const grouped = groupable
        .filter((field) => field === text || !texts.includes(field))
        .map(({ name }) => name);
      it.each(grouped)(
        'by %s has groups that are together all of it, and each as the list has it',
        async (by) => {
          const { all: whole, groups, cut } = await totalsIn(resource, { by });
          const keys = all.flatMap((record) => keysOf(valueIn(record, by)));
          const sum = groups.reduce((total, { count }) => total + count, 0);
          expect([sum, whole.count, cut]).toEqual([keys.length, all.length, undefined]);
          expect(groups.map(({ count }) => count)).toEqual(
            groups.map(({ count }) => count).toSorted((a, b) => b - a),
          );
          const wanted = new Map<unknown, number>();
          for (const key of keys) wanted.set(key, (wanted.get(key) ?? 0) + 1);
          expect(groups.length).toBe(wanted.size);
          const [largest] = groups;
          if (largest) expect(largest.count).toBe(Math.max(...wanted.values()));
        },
      );

      const times = [...fields.map(({ name }) => name), 'createdAt', 'updatedAt'].filter((name) =>
        isTime(name, fields, kinds),
      );
      it.each(times)('by the days and months of %s is counted as the list counts each', async (by) => {
        for (const per of ['day', 'month'] as const) {
          const { all: whole, groups } = await totalsIn(resource, { by, per });
          expect(groups.reduce((total, { count }) => total + count, 0)).toBe(whole.count);
          const [{ key, count } = { key: null, count: 0 }] = groups;
          if (typeof key !== 'string') continue;
          const [first, last] = per === 'day' ? [key, key] : [`${key}-01`, `${key}-31`];
          expect(await countListed(resource, { [`${by}_gte`]: first, [`${by}_lte`]: last })).toBe(count);
        }
      });

      const added = fields.filter(({ name }) => isSummable(name, fields, kinds)).map(({ name }) => name);
      it.each(added)('adds up %s to the last decimal, and its groups add up to all', async (of) => {
        /* a record with several entries is in several groups */
        const isOne = (name: string) => !all.some((record) => Array.isArray(valueIn(record, name)));
        const by = grouped.find(isOne) ?? 'createdAt';
        const { all: whole, groups } = await totalsIn(resource, { of, by });
        const values = all
          .map((record) => valueIn(record, of))
          .filter((value) => value !== null && value !== undefined);
        expect(smallest(whole.sum)).toBe(values.reduce((sum: bigint, value) => sum + smallest(value), 0n));
        expect(groups.reduce((sum, group) => sum + smallest(group.sum), 0n)).toBe(smallest(whole.sum));
        if (values.length === 0) return expect(whole.average).toBeUndefined();
        expect(Number(whole.average)).toBeCloseTo(Number(whole.sum) / values.length, 3);
      });

      it('refuses in words what cannot be grouped or added up', async () => {
        for (const question of [{ by: 'nothing' }, { of: 'nothing' }, { by: 'id', per: 'day' as const }])
          expect(await refusalOf(resource, question)).toMatchObject({
            kind: 'refused',
            message: expect.stringMatching(/^(Records cannot be grouped by )?"\w+"( has no | cannot |\.)/),
          });
        const strange = fields.filter(
          ({ kind, compute }) => kinds[kind].isSecret === true || isLive(compute),
        );
        for (const { name } of strange) {
          expect((await refusalOf(resource, { by: name })).kind).toBe('refused');
          expect((await refusalOf(resource, { of: name })).kind).toBe('refused');
        }
      });

      it('is counted for nobody who may not list it, and adds up no field that is closed', async () => {
        for (const { ability, provider } of await world.accounts()) {
          const ask = (question: Partial<TotalsQuestion>) =>
            provider.getTotals(resource.name, { filter: {}, ...question });
          const isListed = ability.can('list', resource.subject);
          if (!isListed) await expect(ask({})).rejects.toMatchObject({ kind: 'denied' });
          const closed = fields.filter(
            ({ name, guarded }) => guarded && !ability.can('show', resource.subject, name),
          );
          for (const { name } of closed.filter((field) => isSummable(field.name, fields, kinds)))
            await expect(ask({ of: name })).rejects.toMatchObject({ kind: 'denied' });
          for (const { name } of closed.filter((field) => isGroupable(field.name, fields, kinds)))
            await expect(ask({ by: name })).rejects.toMatchObject({ kind: 'denied' });
        }
      });

      if (resource.figures.length > 0)
        it.each(resource.figures.map((figure) => [figure.label.en, figure] as const))(
          'C6 shows the figure "%s" of each record as the list behind it has it',
          async (_name, { metric, target }) => {
            const entity = model.resource(metric.of);
            expect(mayMeasure(metric, entity, { model, ability: { pairs: [], can: () => true } })).toBe(true);
            let numbers = 0;
            for (const id of await pointedAt(entity, target)) {
              const { whole, part } = metricQuestions(metric, { filter: { [target]: id } });
              const answers = {
                whole: (await totalsIn(entity, whole)).all,
                part: part && (await totalsIn(entity, part)).all,
              };
              expect(answers.whole.count).toBe(await countListed(entity, whole.filter));
              if (part) expect(answers.part?.count).toBeLessThanOrEqual(answers.whole.count);
              if (answers.whole.count > 0) numbers += 1;
              expect(valueOf(metric, answers) === undefined).toBe(
                answers.whole.count === 0 && metric.measure === 'share',
              );
            }
            expect(numbers, 'records with a number').toBeGreaterThan(0);
          },
        );
    });
  });
};

/* Of a list each entry once. */
const keysOf = (value: unknown): (string | null)[] =>
  Array.isArray(value) && value.length > 0
    ? [...new Set(value.map((entry) => textOf(entry) || null))]
    : [textOf(value) || null];
