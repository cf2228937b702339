import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { defineResource } from '../../src/config/defineResource';
import { PLACE } from '../../src/model/order/placeField';
import type { Store } from '../../server/store/store';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import { recordOf, rowsOf, serveGateway, statusesOf, type Answer, type Caller } from './testGateway';
import type { OpenStore, TestGateway } from './testGateway';

const tasks = defineResource({
  label: { one: 'Task', many: 'Tasks' },
  title: '{name}',
  icon: 'book',
  fields: {
    name: f.text({ required: true }),
    state: f.choice({ values: { open: {}, busy: {}, done: {} }, default: 'open' }),
  },
  transitions: { state: { open: ['busy', 'done'], busy: ['open', 'done'], done: [] } },
  list: { order: { within: 'state' }, filters: ['state'], views: { board: { by: 'state' } } },
  actions: {
    finish: {
      on: 'row',
      call: 'POST /v1/tasks/:id/finish',
      when: { state: { $in: ['open', 'busy'] } },
      effect: { state: 'done' },
    },
  },
  demo: { count: 0 },
});

const config = {
  ...testConfig,
  resources: { ...testConfig.resources, tasks },
} as unknown as DeclaredAdmin;

const COLUMNS = ['open', 'busy', 'done'] as const;
const PEOPLE = 10;

/** Ten people with one board: each drop is the one call that the page makes of it. */
export const describeBoard = (name: string, openStore: OpenStore): void => {
  describe(`cards that ten people drop at the same time, in ${name}`, () => {
    let store: Store;
    let gateway: TestGateway;
    let people: readonly Caller[];
    let cards: readonly Card[];

    beforeAll(async () => {
      store = await openStore();
      gateway = await serveGateway(store, { config, first: { seeds: testSeeds, accounts: testAccounts } });
      people = await Promise.all(Array.from({ length: PEOPLE }, () => gateway.as('root')));
    }, 120_000);
    afterAll(async () => {
      await gateway.stop();
      await store.close();
    });
    beforeEach(async () => {
      await store.clear('tasks');
      const made: Card[] = [];
      for (const each of 'abcdefghij')
        made.push(recordOf(await caller(0)('POST', '/v1/tasks', { name: each })) as Card);
      cards = made;
    });

    const caller = (at: number): Caller => people[at] ?? expect.fail('there are ten people');
    const cardAt = (at: number): Card => cards[at % PEOPLE] ?? expect.fail('there are ten cards');
    /* as the page does it: by the action that brings the value, or a change, of the version that is on the screen */
    const dropIn = (at: number, { _id, __v }: Card, state: string) =>
      state === 'done'
        ? caller(at)('POST', `/v1/tasks/${_id}/finish`, { __v })
        : caller(at)('PATCH', `/v1/tasks/${_id}`, { state, __v });
    const putBeside = (at: number, { _id }: Card, other: Card) =>
      caller(at)('POST', `/v1/tasks/${_id}/place`, { after: other._id });
    const columnOf = async (state: string, call: Caller): Promise<readonly Card[]> =>
      rowsOf(await call('GET', `/v1/tasks?entriesPerPage=100&page=0&state=${state}`)) as readonly Card[];
    const seenBy = (call: Caller) => Promise.all(COLUMNS.map((state) => columnOf(state, call)));
    /* the same for all; every card in one column, and no place twice in it */
    const expectOneBoard = async (): Promise<readonly (readonly Card[])[]> => {
      const boards = await Promise.all(people.map(seenBy));
      const texts = boards.map((board) => board.map((column) => column.map((card) => card.name).join('')));
      expect(new Set(texts.map((columns) => columns.join('|')))).toHaveLength(1);
      const [board = []] = boards;
      expect(board.flat().map((card) => card.name).toSorted().join('')).toBe('abcdefghij'); // prettier-ignore
      for (const column of board)
        expect(new Set(column.map((card) => card[PLACE]))).toHaveLength(column.length);
      return board;
    };

    it('all come to their columns, each of which has one order for everybody', async () => {
      const answers = await Promise.all(
        people.map((_, at) => dropIn(at, cardAt(at), at % 2 === 0 ? 'busy' : 'done')),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const [open, busy, done] = await expectOneBoard();
      expect(open).toEqual([]);
      expect(busy).toHaveLength(5);
      expect(done).toHaveLength(5);
    });

    it('one that all drop elsewhere goes where the first has dropped it, and the others are told', async () => {
      const [card, stays] = [cardAt(4), cardAt(5)];
      const answers = await Promise.all(
        people.map((_, at) => dropIn(at, card, at % 2 === 0 ? 'busy' : 'done')),
      );
      expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: PEOPLE - 1 }, () => 409)]);
      expect(answers.filter(({ status }) => status === 409).every(saysWhy)).toBe(true);
      const board = await expectOneBoard();
      const now = board.flat().find(({ _id }) => _id === card._id);
      expect(now?.__v).toBe(card.__v + 1);
      const won = answers.find(({ status }) => status === 200) ?? expect.fail('nobody was served');
      expect(now?.state).toBe(recordOf(won)['state']);
      expect(board[0]?.some(({ _id }) => _id === stays._id)).toBe(true);
    });

    it('places and columns in any mixture end in one board; what is refused says why', async () => {
      const answers = await Promise.all(
        people.flatMap((_, at) => [
          dropIn(at, cardAt(at), ['busy', 'done'][at % 2] ?? ''),
          putBeside(at, cardAt(at + 3), cardAt(at + 1)),
          putBeside(at, cardAt(at + 5), cardAt(at + 2)),
        ]),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.every(({ status }) => status === 409 || status === 422)).toBe(true);
      expect(refused.every(saysWhy)).toBe(true);
      await expectOneBoard();
    });

    it('out of a column that nothing leaves, each is refused with the reason, and stays', async () => {
      const finished = await Promise.all(people.map((_, at) => dropIn(at, cardAt(at), 'done')));
      const answers = await Promise.all(
        finished.map((answer, at) => dropIn(at, recordOf(answer) as Card, 'open')),
      );
      expect(answers.every(({ status }) => status === 409 || status === 422)).toBe(true);
      expect(answers.every(saysWhy)).toBe(true);
      const [, , done] = await expectOneBoard();
      expect(done).toHaveLength(PEOPLE);
    });
  });
};

type Card = {
  readonly _id: string;
  readonly __v: number;
  readonly name: string;
  readonly state: string;
  readonly [PLACE]: string;
};

const saysWhy = ({ body }: Answer): boolean => {
  const { message, errors = {} } = body as { readonly message?: string; readonly errors?: object };
  return [message, ...Object.values(errors)].some((text) => typeof text === 'string' && text.length > 10);
};
