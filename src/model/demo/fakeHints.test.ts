import { en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { createModel } from '../resolve/createModel';
import type { DemoRecord } from './demoRecord';
import { fakeRecords } from './fakeRecords';

const now = new Date('2026-03-01T12:00:00Z');
const label = { one: 'One', many: 'Many' };
const entity = (key: string, fields: object, more: object = {}) => [
  key,
  {
    label,
    title: '{name}',
    icon: 'tag',
    fields: { name: { kind: 'text', required: true }, ...fields },
    demo: { count: 2 },
    ...more,
  },
];

const states = { new: {}, going: {}, done: {}, lost: {} };
const way = { new: ['going'], going: ['done', 'lost'], done: [], lost: [] };

const model = createModel(
  {
    name: 'Post',
    groups: {},
    resources: Object.fromEntries([
      /* before what it follows from: the order of the entities does not matter */
      entity(
        'letters',
        {
          round: { kind: 'reference', to: 'rounds', fake: { oneOf: [null] } },
          to: { kind: 'phone' },
          office: { kind: 'reference', to: 'offices', fake: { prefixOf: 'to', in: 'prefixes' } },
          price: { kind: 'money', currency: 'EUR', fake: { product: ['office.price', 'pages'] } },
          pages: { kind: 'number', compute: { count: 'sheets' } },
          sheets: { kind: 'tags', fake: { oneOf: [['a', 'b', 'c']] } },
          sender: { kind: 'text', fake: { from: 'round.owner.name', else: { oneOf: ['nobody'] } } },
          status: {
            kind: 'choice',
            values: states,
            fake: { by: 'round.kind', of: { open: ['going'], closed: ['done'] }, else: { oneOf: ['new'] } },
          },
          steps: {
            kind: 'timeline',
            values: states,
            transitions: way,
            fake: { steps: 'status', after: 'createdAt' },
          },
          createdAt: { kind: 'dateTime', fake: { between: ['round.begun', 'round.ended'] } },
          goneAt: { kind: 'dateTime', fake: { from: 'steps.going.at' } },
          doneAt: { kind: 'dateTime', fake: { from: 'steps.done.at' } },
        },
        {
          demo: {
            count: 4,
            each: [
              {
                field: 'round',
                when: { kind: { $ne: 'idle' } },
                over: 'people',
                share: 'clubs',
                copy: { to: 'phone' },
              },
            ],
          },
        },
      ),
      entity('rounds', {
        kind: { kind: 'choice', values: { open: {}, closed: {}, idle: {} } },
        owner: { kind: 'reference', to: 'owners' },
        clubs: { kind: 'references', to: 'clubs', fake: { like: ['owner'] } },
        begun: { kind: 'dateTime' },
        ended: { kind: 'dateTime' },
        letters: { kind: 'number', fake: { countOf: 'letters', by: 'round' } },
        sums: {
          kind: 'group',
          of: {
            done: { kind: 'number', fake: { countOf: 'letters', by: 'round', when: { status: 'done' } } },
          },
        },
        cost: { kind: 'money', currency: 'EUR', fake: { sumOf: 'letters.price', by: 'round' } },
      }),
      entity('owners', {}, { demo: { count: 2 } }),
      entity('clubs', { owner: { kind: 'reference', to: 'owners' } }),
      entity('people', { phone: { kind: 'phone' }, clubs: { kind: 'references', to: 'clubs' } }),
      entity('offices', { prefixes: { kind: 'tags' }, price: { kind: 'money', currency: 'EUR' } }),
    ]),
  } as unknown as DeclaredAdmin,
  kinds,
);

const begun = '2026-02-20T08:00:00.000Z';
const ended = '2026-02-20T09:00:00.000Z';
const seeds = {
  owners: [{ name: 'Ann' }, { name: 'Ben' }],
  clubs: [{ owner: 'owners#0' }, { owner: 'owners#1' }],
  people: [
    { phone: '+4930123456', clubs: ['clubs#0'] },
    { phone: '+3312345678', clubs: ['clubs#0', 'clubs#1'] },
    { phone: '+3312345679', clubs: ['clubs#1'] },
  ],
  offices: [
    { name: 'Paris', prefixes: ['+33'], price: '0.50' },
    { name: 'Berlin', prefixes: ['+49', '+43'], price: '0.70' },
  ],
  rounds: [
    { kind: 'closed', owner: 'owners#0', begun, ended },
    { kind: 'open', owner: 'owners#1', begun, ended: null, clubs: ['clubs#0', 'clubs#1'] },
    { kind: 'idle', owner: 'owners#0', begun: null, ended: null },
  ],
};

const made = fakeRecords(model, { faker: new Faker({ locale: en }), now, seed: 1, seeds });
const rows = (key: string): DemoRecord[] => made[key] ?? [];
const [closed, open, idle] = rows('rounds');
const lettersOf = (round: DemoRecord | undefined) =>
  rows('letters').filter((each) => each['round'] === round?.id);
const times = (letter: DemoRecord | undefined) => [
  letter?.['createdAt'],
  letter?.['goneAt'],
  letter?.['doneAt'],
];

describe('demo values that agree with others', () => {
  it('make a record for each pair that shares an entry, beside those that are counted', () => {
    expect(lettersOf(closed).map(({ to }) => to)).toEqual(['+4930123456', '+3312345678']);
    expect(lettersOf(open).map(({ to }) => to)).toEqual(['+4930123456', '+3312345678', '+3312345679']);
    expect(rows('letters')).toHaveLength(4 + 5);
    expect(new Set(rows('letters').map(({ id }) => id)).size).toBe(9);
  });

  it('take over what stands beyond references, or something else where the way ends', () => {
    expect(lettersOf(closed).map(({ sender, status }) => [sender, status])).toEqual([
      ['Ann', 'done'],
      ['Ann', 'done'],
    ]);
    const free = rows('letters').slice(0, 4);
    expect(
      free.every(({ round, sender, status }) => round === null && sender === 'nobody' && status === 'new'),
    ).toBe(true);
  });

  it('point at records that are alike, or that the beginning of a text belongs to', () => {
    expect(closed?.['clubs']).toEqual([rows('clubs')[0]?.id]);
    const [paris, berlin] = rows('offices');
    expect(lettersOf(open).map(({ office }) => office)).toEqual([berlin?.id, paris?.id, paris?.id]);
  });

  it('multiply a value beyond a reference with one that is computed', () => {
    expect(lettersOf(open).map(({ price }) => price)).toEqual(['2.10', '1.50', '1.50']);
  });

  it('tell the way to the state, between two moments, and stamp its steps', () => {
    for (const letter of lettersOf(closed)) {
      const [created, gone, done] = times(letter).map(String);
      expect(created! >= begun && created! <= ended).toBe(true);
      expect(created! <= gone! && gone! < done!).toBe(true);
    }
    for (const letter of lettersOf(open)) {
      expect(letter['steps']).toMatchObject([{ status: 'going' }]);
      expect(letter['doneAt']).toBeNull();
      expect(String(letter['createdAt']) <= now.toISOString()).toBe(true);
    }
  });

  it('count and add up what points here, when everything is made', () => {
    expect(closed).toMatchObject({ letters: 2, sums: { done: 2 }, cost: '3.60' });
    expect(open).toMatchObject({ letters: 3, sums: { done: 0 }, cost: '5.10' });
    expect(idle).toMatchObject({ letters: 0, cost: '0.00' });
  });
});
