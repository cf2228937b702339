import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { boundModel } from '../../src/model/access/bound';
import { checkConfig, createChecks } from '../../src/model/check/checkConfig';
import { validParts } from '../../src/model/check/semantic/validParts';
import { createModel } from '../../src/model/resolve/createModel';
import { followModels } from '../../src/model/resolve/followModels';
import { translate, type Languages } from '../../src/model/resolve/translate';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import { runs } from '../runs';
import { hotel, hotelWith } from './hotel';

/* All that is in a model, for whoever works with it. */
const whole = (model: Model): string => {
  const { kinds: _, ...said } = model;
  return JSON.stringify([said, boundModel(model).resources]);
};

/** Follows edits as a gateway does: what it holds then, and what is made of the same text from nothing. */
const follow = () => {
  const check = createChecks();
  const modelOf = followModels();
  return (config: unknown, languages: Languages = {}) => {
    // As a module that is read again: the same words in other objects.
    const read: unknown = JSON.parse(JSON.stringify(config));
    const problems = check(read, kinds);
    const sound = validParts(read, problems, kinds)?.config;
    return {
      held: [problems, sound && whole(modelOf(sound, kinds, languages))],
      fresh: [checkConfig(read, kinds), sound && whole(createModel(translate(sound, languages), kinds))],
      faults: problems.map(({ id, path }) => `${id} ${path}`),
    };
  };
};

const german = (de: string): Languages => ({ de: { 'rooms.many': { en: 'Rooms', de } } });

const house = { house: { label: 'House', icon: 'tag' } };
const asked = (status: string) => [{ label: 'Asked for', filter: { status: [status] } }];

/* One after the other: each is an edit of the one before it. */
const edits: readonly (readonly [config: unknown, faults?: readonly string[], languages?: Languages])[] = [
  [hotel],
  [hotelWith('rooms.label.many', 'Suites')],
  [hotel],
  [hotel, [], german('Zimmer')],
  [hotel, [], german('Kammern')],
  [hotelWith('rooms.fields.note', { kind: 'text' })],
  [
    hotelWith('bookings.fields.room', undefined),
    ['RC024 rooms.related[0].target', 'RC010 bookings.list.columns', 'RC010 bookings.list.filters'],
  ],
  [hotel],
  [hotelWith('bookings.fields.room.to', 'products'), ['RC024 rooms.related[0].target']],
  [hotelWith('rooms', undefined), ['RC004 bookings.fields.room']],
  [hotelWith('rooms.title', 'Room'), ['RC034 bookings.fields.room']],
  [hotelWith('rooms.group', 'house'), ['RC028 rooms.group']],
  [hotelWith('/groups', house), ['RC028 rooms.group', 'RC028 bookings.group']],
  [hotelWith('bookings.list.presets', asked('requested'))],
  [hotelWith('bookings.list.presets', asked('wanted')), ['RC011 bookings.list.presets[0].filter.status']],
  [hotelWith('rooms.shared', 'read')],
  [
    hotelWith('tickets.single', 'one'),
    ['RC047 comments.fields.ticket', 'RC047 tickets.fields.parent', 'RC047 tickets.related'],
  ],
  [hotelWith('comments.fields.ticket', undefined)],
  [hotelWith('/name', 7), ['RC003 name']],
  [7, ['RC003 ']],
  [hotel],
];

it('has after each edit what it had if it had begun with it', () => {
  const at = follow();
  for (const [config, expected = [], languages] of edits) {
    const { held, fresh, faults } = at(config, languages);
    expect(held).toEqual(fresh);
    expect(faults).toEqual(expected);
  }
});

it('has other accounts where an account may be, after an edit of whose people sign in', () => {
  const { accounts, resources } = hotel as unknown as DeclaredAdmin;
  const { admins, comments } = resources;
  const signingIn = (...keys: string[]) => ({
    ...(hotel as object),
    accounts: { ...accounts, resources: Object.fromEntries(keys.map((key) => [key, {}])) },
    resources: {
      ...resources,
      staff: { ...admins, label: { one: 'Clerk', many: 'Clerks' } },
      comments: { ...comments, fields: { ...comments?.fields, by: { kind: 'account' } } },
    },
  });
  const at = follow();
  for (const keys of [['admins'], ['admins', 'staff'], ['admins']]) {
    const { held, fresh, faults } = at(signingIn(...keys));
    expect(held).toEqual(fresh);
    expect(faults).toEqual([]);
  }
});

it('has so after any edits, whatever they break and mend', () => {
  const place = fc.array(fc.nat(), { minLength: 1, maxLength: 7 });
  const edit = fc.record({
    place,
    what: fc.oneof(fc.constant(undefined), place, fc.constantFrom('rooms', 'x', 7, {}, [])),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const at = follow();
      let config: unknown = hotel;
      for (const { place: to, what } of edits) {
        const { held, fresh } = at(config);
        expect(held).toEqual(fresh);
        const value = Array.isArray(what) && what.length > 0 ? nodeAt(hotel, what as number[]) : what;
        config = withNode(config, to, value);
      }
    }),
    { numRuns: runs(400) },
  );
});

/** The node at the end of a way, each step of which is the how many-eth of what is there. */
const nodeAt = (node: unknown, [step, ...rest]: readonly number[]): unknown => {
  const inner = typeof node === 'object' && node !== null ? Object.values(node) : [];
  return step === undefined || inner.length === 0 ? node : nodeAt(inner[step % inner.length], rest);
};

/** A copy with another node at the end of the way; without it where that is undefined. */
const withNode = (node: unknown, [step, ...rest]: readonly number[], value: unknown): unknown => {
  const entries = typeof node === 'object' && node !== null ? Object.entries(node) : [];
  if (step === undefined || entries.length === 0) return value;
  const at = step % entries.length;
  const next = entries.flatMap(([key, each], index) => {
    const inner: unknown = index === at ? withNode(each, rest, value) : each;
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return Array.isArray(node) ? next.map(([, each]) => each) : Object.fromEntries(next);
};

it('looks again at no entity that says the same, and makes none anew', () => {
  const schema = vi.fn(kinds.boolean.jsonSchema);
  const counting: Kinds = { ...kinds, boolean: { ...kinds.boolean, jsonSchema: schema } };
  const check = createChecks();
  const modelOf = followModels();
  const products = (config: unknown) => {
    schema.mockClear();
    const faults = check(config, counting);
    const looks = schema.mock.calls.length;
    expect(faults).toEqual([]);
    return { looks, entity: modelOf(config as DeclaredAdmin, counting).resource('products') };
  };
  const first = products(hotel);
  expect(first.looks).toBeGreaterThan(0);
  expect(products(hotelWith('rooms.fields.note', { kind: 'text' }))).toEqual({ ...first, looks: 0 });
  expect(products(hotelWith('rooms.fields.note', { kind: 'text' })).entity).toBe(first.entity);
  const edited = products(hotelWith('products.fields.note', { kind: 'text' }));
  expect(edited.looks).toBe(first.looks);
  expect(edited.entity.fields.at(-1)?.name).toBe('note');
});
