import { claimFor } from '../../src/model/permissions/claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { openOwnerWorld, owned, THEIRS, type Case, type OwnerWorld } from './owners/ownerWorld';
import { at, countIn, readingWays } from './owners/readingWays';
import { writingWays } from './owners/writingWays';
import { recordOf, rowsOf, type Answer, type OpenStore } from './testGateway';

/* What the bell tells is each person's own: staff reach that of others by the list for the back office alone. */
const isOfStaff = ({ bell }: Resource): boolean => bell === undefined;

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
      return Number(body['total_results'] ?? rowsOf({ status: 200, body }).length);
    };

    const look = ({ resource: { api } }: Case, row: { readonly _id: string }) =>
      world.staff.call('GET', at(api.calls.one || { path: '' }, row._id));

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
      expect(way.reaches ? way.reaches(reached, one, own) : reached.some(isRow)).toBe(isOfStaff(resource));
    });

    const doing = writingWays.flatMap((way) =>
      owned.filter(way.goes).map((resource) => [way.name, resource.key, way, resource] as const),
    );

    it.each(doing)('changes by %s nothing of others in %s, where staff is heard', async (...given) => {
      const [, , way, resource] = given;
      const one = await world.caseOf(resource);
      // Time may move a record when it is first looked at.
      for (const row of [one.theirs, one.mine]) await look(one, row);
      const stored = () => Promise.all([one.theirs, one.mine].map((row) => world.rowOf(resource, row)));
      const [before, sizes] = [await stored(), await world.size()];
      const ofOthers = await world.ofOthers(one);
      const answers = await way.try(world.me, one, world);
      expect(JSON.stringify(answers)).not.toContain(THEIRS);
      const absent = [missing(resource, 'edit'), missing(resource, 'delete')];
      const isRefused = way.isRefused ?? (({ status }: Answer) => absent.includes(status));
      expect(answers.filter((answer) => !isRefused(answer, one))).toEqual([]);
      expect(answers.length).toBeGreaterThan(0);
      expect(await stored()).toEqual(before);
      // What a way points at is made first.
      if (!way.prepares) expect(await world.size()).toEqual(sizes);
      else expect(await world.ofOthers(one)).toBe(ofOthers);
      const heard = await way.try(world.staff, one, world);
      const isHeard = heard.every(({ status }) => ![403, 404].includes(status));
      expect(way.reaches ? way.reaches(heard, one) : isHeard, JSON.stringify(heard)).toBe(
        isOfStaff(resource),
      );
    });

    it.each(owned.filter(isEdited).map((resource) => [resource.key, resource] as const))(
      'is not given the answer to another’s Idempotency-Key in %s',
      async (...given) => {
        const [, resource] = given;
        const one = await world.caseOf(resource);
        const path = at(resource.api.calls.update || { path: '' }, one.theirs._id);
        const send = ({ token }: OwnerWorld['me']) =>
          world.gateway.send('PATCH', path, {
            body: {},
            authorization: resource.api.source === 'remote' ? `Bearer ${token}` : token,
            headers: { 'Idempotency-Key': one.theirs._id },
          });
        const first = await send(world.staff);
        expect(await send(world.me)).toMatchObject({ status: missing(resource, 'edit') });
        expect(await send(world.staff)).toEqual(first);
      },
    );

    const creatable = owned.filter(({ can, api }) => can.create !== false && api.source !== 'remote');

    it.each(creatable.map((resource) => [resource.key, resource] as const))(
      'creates records of its own in %s without a word about the owner, and takes them away again',
      async (...given) => {
        const [, resource] = given;
        const { calls } = resource.api;
        const path = resource.owner?.path ?? '';
        const form = await world.formOf(resource);
        const made = await world.me.call('POST', calls.create ? calls.create.path : '', form);
        expect(made).toMatchObject({ status: 201 });
        const { _id, [path]: owner } = recordOf(made);
        expect([owner].flat()).toEqual([world.customer._id]);
        const listed = rowsOf(await world.me.call('GET', `${calls.list ? calls.list.path : ''}?ids=${_id}`));
        expect(listed.map((row) => row._id)).toEqual([_id]);
        if (resource.can.delete === false) return;
        const removed = await world.me.call('DELETE', at(calls.delete || { path: '' }, _id));
        expect(removed).toMatchObject({ status: 200 });
      },
    );
  });
};

/* What the users service takes from administrators alone gets nobody else as far as the record. */
const missing = (resource: Resource, action: 'edit' | 'delete'): number =>
  claimFor(resource, action) === undefined ? 404 : 403;

const isEdited = ({ api, can }: Resource): boolean => Boolean(api.calls.update && can.edit);
