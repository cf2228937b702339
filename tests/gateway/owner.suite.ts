import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { openOwnerWorld, owned, THEIRS, type Case, type OwnerWorld } from './owners/ownerWorld';
import { countIn, readingWays } from './owners/readingWays';
import { rowsOf, type Answer, type OpenStore } from './testGateway';

/** Whose records are: a customer whose role may do everything goes every way to the record of a stranger. */
export const describeOwners = (openStore: OpenStore): void => {
  describe('a bound account', () => {
    let world: OwnerWorld;
    beforeAll(async () => {
      world = await openOwnerWorld(openStore);
    }, 120_000);
    afterAll(() => world.stop());

    /* 0 rows, 0 bytes of foreign values. */
    const expectNothing = (answers: readonly Answer[], one: Case, own: number) => {
      expect(answers.length).toBeGreaterThan(0);
      expect(JSON.stringify(answers)).not.toContain(THEIRS);
      for (const answer of answers) {
        const rows = rowsOf(answer);
        expect(rows.filter(({ _id, id }) => world.isTheirs(one, _id ?? id))).toEqual([]);
        expect(Number(answer.body['total_results'] ?? 0)).toBeLessThanOrEqual(own);
        expect(countIn(answer)).toBeLessThanOrEqual(own);
      }
    };
    const ownOf = async ({ resource: { api } }: Case) => {
      const { body } = await world.me.call('GET', api.calls.list ? api.calls.list.path : '');
      return Number(body['total_results']);
    };

    /* Reading changes nothing, so all of it is about the same records. */
    const read = new Map<string, Promise<Case>>();
    const readOnly = (resource: Resource): Promise<Case> => {
      const one = read.get(resource.key) ?? world.caseOf(resource);
      read.set(resource.key, one);
      return one;
    };

    const table = readingWays.flatMap((way) =>
      owned.filter(way.goes).map((resource) => [way.name, resource.key, way, resource] as const),
    );

    it.each(table)('finds by %s nothing of others in %s, where staff does', async (...given) => {
      const [, , way, resource] = given;
      const one = await readOnly(resource);
      const own = await ownOf(one);
      expectNothing(await way.try(world.me, one), one, way.isNone ? 0 : own);
      const reached = await way.try(world.staff, one);
      const isRow = (answer: Answer) => rowsOf(answer).some(({ _id, id }) => (_id ?? id) === one.theirs._id);
      expect(way.reaches ? way.reaches(reached, one, own) : reached.some(isRow)).toBe(true);
    });
  });
};
