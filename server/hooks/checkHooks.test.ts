import { describe, expect, it } from 'vitest';
import { testConfig } from '../../tests/gateway/testConfig';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { checkHooks } from './checkHooks';
import { lastDue, scheduleOf } from './times';

const model = createModel(testConfig, kinds);
const nothing = () => undefined;

type Given = { readonly setting: (name: string) => string };

const checked = (hooks: unknown, { file = 'products', env = {}, faulty = new Map<string, string>() } = {}) =>
  checkHooks({ [`../overrides/${file}.server.ts`]: hooks }, { model, env, faulty });

const faultOf = (...asked: Parameters<typeof checked>): string => {
  try {
    checked(...asked);
  } catch (error) {
    return String(error);
  }
  return 'none';
};

describe('a file of overrides/ for the server is refused at the start', () => {
  it.each<[string, unknown, string]>([
    ['it exports nothing', undefined, 'overrides/products.server.ts: it exports no hooks by default'],
    ['an option is misspelt', { befroe: {} }, 'there is no "befroe". Did you mean "before"?'],
    ['a write is misspelt', { after: { updates: nothing } }, 'no "after.updates". Did you mean "update"?'],
    [
      'an action is not declared',
      { actions: { retier: nothing } },
      'no "actions.retier". Did you mean "retire"?',
    ],
    ['work is no function', { jobs: { charge: 7 } }, '"jobs.charge" must be a function.'],
    [
      'a time says nothing',
      { times: { night: { run: nothing } } },
      '"times.night" needs `every`, such as 30s',
    ],
    ['a time is none', { times: { night: { run: nothing, at: '24:00' } } }, '"times.night" needs `every`'],
    [
      'a route does not say for whom',
      { routes: { 'GET /a': { run: nothing } } },
      '"routes.GET /a.for" must say who is answered. Valid: anybody, signedIn.',
    ],
    [
      'a route has no method',
      { routes: { '/a': { run: nothing, for: 'anybody' } } },
      '"routes./a" must be a method and a path, such as "POST /delivered/:id".',
    ],
    [
      'the environment lacks a setting',
      { settings: ['TILL_URL', 'LIMIT'] },
      'the environment has no LIMIT. Needed are: TILL_URL, LIMIT (`settings`).',
    ],
    [
      'a setting is none of what it may be, as the file itself says',
      {
        settings: ['TILL_URL', 'MOST'],
        defaults: { MOST: 'many' },
        faults: ({ setting }: Given) => [`${setting('TILL_URL')} takes no ${setting('MOST')}.`],
      },
      'overrides/products.server.ts: http://till.example takes no many.',
    ],
    ['the start is no function', { start: true }, '"start" must be a function.'],
  ])('because %s', (_, hooks, fault) => {
    expect(faultOf(hooks, { env: { TILL_URL: 'http://till.example' } })).toContain(fault);
  });

  it('because there is no such entity, or no server has it', () => {
    const message =
      'overrides/product.server.ts: there is no entity "product" on the server. Did you mean "products"?';
    expect(faultOf({}, { file: 'product' })).toContain(message);
    expect(faultOf({}, { file: 'notes' })).toContain('there is no entity "notes" on the server.');
  });

  it('with all faults at once, but not while its entity is faulty itself', () => {
    const hooks = { befroe: {}, secrets: ['KEY'] };
    expect(faultOf(hooks).split('\n')).toHaveLength(2);
    expect(checked(hooks, { faulty: new Map([['products', 'why']]) })).toEqual([]);
  });
});

it('reads when a time is due', () => {
  const at = (text: string) => Date.parse(text);
  const due = (given: Parameters<typeof scheduleOf>[0], now: string) => {
    const schedule = scheduleOf(given);
    return schedule && new Date(lastDue(schedule, at(now))).toISOString();
  };
  expect(due({ every: '15m' }, '2030-05-05T12:14:59Z')).toBe('2030-05-05T12:00:00.000Z');
  expect(due({ every: '1d' }, '2030-05-05T12:14:59Z')).toBe('2030-05-05T00:00:00.000Z');
  expect(due({ at: '03:30' }, '2030-05-05T03:29:59Z')).toBe('2030-05-04T03:30:00.000Z');
  expect(due({ at: '03:30' }, '2030-05-05T03:30:00Z')).toBe('2030-05-05T03:30:00.000Z');
});
