import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { plantedActions } from '../../../tests/config/plantedActions';
import { plantedAddresses } from '../../../tests/config/plantedAddresses';
import { plantedDashboards } from '../../../tests/config/plantedDashboards';
import { plantedDomains } from '../../../tests/config/plantedDomains';
import { plantedMistakes } from '../../../tests/config/plantedMistakes';
import { plantedLinks } from '../../../tests/config/plantedLinks';
import { plantedNumbers } from '../../../tests/config/plantedNumbers';
import { plantedPublic } from '../../../tests/config/plantedPublic';
import { plantedSamples } from '../../../tests/config/plantedSamples';
import { plantedSilent } from '../../../tests/config/plantedSilent';
import { plantedRights } from '../../../tests/config/plantedRights';
import { hotel, hotelWith } from '../../../tests/config/hotel';
import { changedAt, kinds, listViews, shop, shopWith } from '../../../tests/config/shop';
import { checkConfig } from './checkConfig';
import { problemText } from './problem';
import { problemIds } from './problemIds';

const entity = (more: object) => ({
  label: { one: 'A', many: 'B' },
  title: '{a}',
  icon: 'tag',
  fields: { a: { kind: 'text', required: true } },
  ...more,
});

const withMore = (more: object): unknown =>
  shopWith('/resources', { ...Object(Object(shop).resources), ...more });

const planted = [
  ...plantedMistakes,
  ...plantedActions,
  ...plantedAddresses,
  ...plantedDashboards,
  ...plantedNumbers,
  ...plantedLinks,
  ...plantedSilent,
  ...plantedRights,
];

describe('start-up problems', () => {
  it.each(planted)('$id finds $mistake', ({ id, where, value, at, hint }) => {
    const problems = checkConfig(shopWith(where, value), kinds, { listViews });
    expect(problems.map((problem) => `${problem.id} ${problem.path}`)).toEqual([`${id} ${at}`]);
    expect(problems[0]?.hint ?? '').toContain(hint);
  });

  it('finds nothing in a sound configuration of another trade', () => {
    expect(checkConfig(hotel, kinds, { faker }).map(problemText)).toEqual([]);
  });

  it.each([...plantedDomains, ...plantedPublic])(
    '$id finds $mistake in the hotel',
    ({ id, where, value, at, hint }) => {
      const problems = checkConfig(hotelWith(where, value), kinds, { faker });
      expect(problems.map((problem) => `${problem.id} ${problem.path}`)).toEqual([`${id} ${at}`]);
      expect(problems.map(problemText).join()).toContain(hint);
    },
  );

  it.each([undefined, { guest: 'Ann Arbor' }])(
    'leaves states of which %j says nothing to the transitions',
    (when) => {
      expect(checkConfig(hotelWith('bookings.actions.cancel.when', when), kinds).map(problemText)).toEqual(
        [],
      );
    },
  );

  it.each([
    [{ readOnly: true }, 'nobody may edit one'],
    [{ can: { edit: false } }, 'nobody may edit one'],
    [{ api: { dialect: 'simpleRest' } }, 'servers of simpleRest have no such call'],
    [{ api: { paged: false } }, 'the list comes whole, in the order of its server'],
    [{ api: { calls: { place: false } } }, '"api.calls.place" is false'],
  ])('RC160 finds an order that nobody can make, with %j', (wrong, why) => {
    const found = checkConfig(withMore({ steps: entity({ ...wrong, list: { order: true } }) }), kinds);
    const messages = found.filter(({ id }) => id === 'RC160').map(({ message }) => message);
    expect(messages).toEqual([`nobody can move a record: ${why}`]);
  });

  it.each([
    [{ star: { kind: 'mark', required: true } }, {}, ['things.fields.star.required', 'Leave "required" out']],
    [{ star: { kind: 'mark', default: true } }, {}, ['things.fields.star.default', 'Leave "default" out']],
    [{ star: { kind: 'mark', unique: true } }, {}, ['things.fields.star.unique', 'Leave "unique" out']],
    [{ star: { kind: 'mark', only: ['list', 'edit'] } }, {}, ['things.fields.star.only', 'Leave edit out']],
    [
      { group: { kind: 'group', of: { star: { kind: 'mark' } } } },
      {},
      ['things.fields.group.of.star', 'itself'],
    ],
    [
      { b: { kind: 'text', showWhen: { star: true } } },
      {},
      ['things.fields.b.showWhen.star', 'Filter by it'],
    ],
    [{}, { title: '{a} {star}' }, ['things.title', 'Leave it out']],
    [{}, { unique: [['a', 'star']] }, ['things.unique[0]', 'Leave it out']],
    [
      {},
      { single: 'one' },
      ['things.fields.star', 'nobody can mark a record: there is one alone ("single")'],
    ],
    [{}, { api: { calls: { mark: false } } }, ['things.fields.star', '"api.calls.mark" is false']],
    [{}, { api: { dialect: 'simpleRest' } }, ['things.fields.star', 'unless "api.calls.mark" names it']],
    [{}, { can: { edit: { star: true } } }, ['things.can.edit.star', 'Filter by it']],
    [
      {},
      { actions: { act: { on: 'row', call: 'POST /v1/things/:id/act', effect: { star: true } } } },
      ['things.actions.act.effect', 'each person sets for themselves'],
    ],
    [
      {},
      {
        actions: {
          act: {
            on: 'row',
            call: 'POST /v1/things/:id/act',
            form: { own: { kind: 'mark' } },
            effect: { a: 'b' },
          },
        },
      },
      ['things.actions.act.form.own', 'itself'],
    ],
  ])('RC170 finds a mark with %j and %j', (more, wrong, [path, said = '']) => {
    const fields = { a: { kind: 'text', required: true }, star: { kind: 'mark' }, ...more };
    const found = checkConfig(withMore({ things: entity({ fields, ...wrong }) }), kinds);
    const marks = found.filter(({ id }) => id === 'RC170');
    expect(marks.map((each) => each.path)).toEqual([path]);
    expect(marks.map(problemText).join()).toContain(said);
  });

  it.each([
    [{ sort: ['star', 'ASC'] }, 'RC018'],
    [{ groupBy: 'star' }, 'RC014'],
    [{ rail: { by: 'star' } }, 'RC014'],
    [{ inlineEdit: ['star'] }, 'RC037'],
    [{ bulkEdit: ['star'] }, 'RC037'],
  ])('finds a mark in %j, and none among the filters', (list, id) => {
    const fields = { a: { kind: 'text', required: true }, star: { kind: 'mark' } };
    const filtered = { filters: ['star'], presets: [{ label: 'Starred', filter: { star: true } }] };
    const found = checkConfig(
      withMore({ things: entity({ fields, list: { ...filtered, ...list } }) }),
      kinds,
    );
    expect(found.filter(({ path }) => path.startsWith('things')).map((each) => each.id)).toEqual([id]);
  });

  it('RC015 finds a yes or no that is pressed, and that nobody has decided', () => {
    const fields = { a: { kind: 'text', required: true }, done: { kind: 'boolean', mark: 'check' } };
    const [found] = checkConfig(withMore({ things: entity({ fields }) }), kinds);
    expect(found).toMatchObject({ id: 'RC015', path: 'things.fields.done', hint: 'Write default: false.' });
  });

  it.each([
    [{ readOnly: false }, 'people could change what "events" says'],
    [{ history: true }, 'entries of "events" would have entries themselves'],
    [{ fields: { event: { kind: 'text', required: true } } }, '"events" has no field "result"'],
  ])('RC120 finds a log with %j', (wrong, message) => {
    const fields = { event: { kind: 'text', required: true }, result: { kind: 'text' } };
    const events = entity({ title: '{event}', readOnly: true, history: false, fields, ...wrong });
    const whole = { ...Object(withMore({ events })), log: { signIns: 'events' } };
    const found = checkConfig(whole, kinds).filter(({ id }) => id === 'RC120');
    expect(found).toMatchObject([{ path: 'log.signIns', message }]);
  });

  it.each([
    [{}, undefined],
    [{ readOnly: false }, 'people could change the entries of "entries"'],
    [{ ledger: { of: 'note' } }, '"note" does not point at one record'],
    [{ ledger: { amount: 'note' } }, '"note" cannot be added up'],
    [{ ledger: { after: 'note' } }, '"note" is no sum of "amount"'],
    [{ ledger: { keeps: 'a' } }, '"a" is no sum of "amount"'],
    [{ ledger: { keeps: 'dollars' } }, '"dollars" is no sum of "amount"'],
    [{ ledger: { keeps: 'open' } }, 'people could change "open"'],
    [{ ledger: { keeps: 'credt' } }, 'unknown field "credt"'],
  ])('RC131 judges a ledger with %j', ({ ledger = {}, ...wrong }: Record<string, unknown>, message) => {
    const euros = { kind: 'money', currency: 'EUR' } as const;
    const a = { kind: 'text', required: true, readOnly: false } as const;
    const dollars = { kind: 'money', currency: 'USD', readOnly: true } as const;
    const purses = entity({ fields: { a, credit: { ...euros, readOnly: true }, open: euros, dollars } });
    const purse = { kind: 'reference', to: 'purses' } as const;
    const fields = { a, purse, amount: euros, rest: euros, note: { kind: 'text' } };
    const sound = { of: 'purse', amount: 'amount', keeps: 'credit', after: 'rest' };
    const entries = entity({ readOnly: true, fields, ledger: { ...sound, ...Object(ledger) }, ...wrong });
    const found = checkConfig(withMore({ purses, entries }), kinds).filter(({ level }) => level === 'error');
    expect(found[0]?.message).toBe(message);
  });

  it.each([
    [{ passwordMin: 'rules.shortest' }, undefined],
    [{ secondFactor: 'rules.second', defaultRole: 'rules.role', timeZone: 'mine.zone' }, undefined],
    [{ timeZone: 'rules.zone' }, undefined],
    [{ timeZone: 'rules.name' }, '"name" is no timeZone'],
    [{ passwordMin: 'rule.shortest' }, 'unknown entity "rule"'],
    [{ passwordMin: 'rules.shortest.of' }, 'unknown entity "rules"'],
    [{ passwordMin: 'rules.shortst' }, 'unknown field "shortst"'],
    [{ passwordMin: 'mine.shortest' }, '"mine" has a record for each person'],
    [{ passwordMin: 'rules.name' }, '"name" is no number'],
    [{ attempts: 'rules.any' }, '"any" could hold a number that this cannot be'],
    [{ attempts: 'rules.broken' }, '"broken" could hold a number that this cannot be'],
    [{ secondFactor: 'rules.third' }, 'the product knows nothing of "guests"'],
    [{ defaultRole: 'rules.user' }, '"user" points at no role'],
  ])('S9.16 RC121 judges the settings %j', (settings, message) => {
    const whole = { kind: 'number', integer: true } as const;
    const fields = {
      name: { kind: 'text', required: true },
      zone: { kind: 'timeZone' },
      shortest: { ...whole, min: 8, max: 64 },
      any: { ...whole, min: 1 },
      broken: { kind: 'number', min: 1, max: 9 },
      second: { kind: 'choice', values: { nobody: {}, staff: {} } },
      third: { kind: 'choice', values: { nobody: {}, guests: {} } },
      role: { kind: 'reference', to: 'roles' },
      user: { kind: 'reference', to: 'users' },
    };
    const rules = entity({ title: 'Rules', single: 'one', fields });
    const mine = entity({
      title: 'Mine',
      single: 'own',
      fields: { zone: { kind: 'timeZone', required: true }, shortest: fields.shortest },
    });
    const found = checkConfig({ ...Object(withMore({ rules, mine })), settings }, kinds);
    const [name = ''] = Object.keys(settings);
    expect(found).toMatchObject(message ? [{ id: 'RC121', path: `settings.${name}`, message }] : []);
  });

  it('RC111 finds titles that need each other', () => {
    const inRooms = { title: '{first}', 'fields.first': { kind: 'reference', to: 'bookings' } };
    const rooms = Object.entries(inRooms).reduce<unknown>(
      (whole, [option, value]) => changedAt(whole, `rooms.${option}`, value),
      hotel,
    );
    const [problem, ...others] = checkConfig(changedAt(rooms, 'bookings.title', '{room}'), kinds);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ id: 'RC111', path: 'rooms.title' });
    expect(problem?.message).toContain('rooms.first → bookings.room → rooms');
  });

  it('RC029 warns of more than seven entries in a menu group', () => {
    const crowd = Array.from({ length: 7 }, (_, n) => [`more${n}`, entity({ group: 'sales' })]);
    const problems = checkConfig(withMore(Object.fromEntries(crowd)), kinds);
    expect(problems).toMatchObject([{ id: 'RC029', level: 'warning', path: 'groups.sales' }]);
  });

  it('RC029 counts a saved query that stands in the menu', () => {
    const crowd = Array.from({ length: 5 }, (_, n) => [`more${n}`, entity({ group: 'sales' })]);
    const shown = (menu?: string) => ({ presets: [{ label: 'Old', filter: {}, ...(menu && { menu }) }] });
    const idsWith = (menu?: string) => {
      const queries = Object.entries({ last: entity({ group: 'sales', list: shown(menu) }) });
      return checkConfig(withMore(Object.fromEntries([...crowd, ...queries])), kinds).map(({ id }) => id);
    };
    expect([idsWith(), idsWith('history')]).toEqual([[], ['RC029']]);
  });

  it('RC032 finds an override of an unknown entity, field or page, and RC005 a page that nothing draws', () => {
    const page = { label: 'Report', icon: 'chart', route: '/apps/report' };
    const declared = {
      ...(shop as object),
      pages: { report: { ...page, text: 'A text.' }, own: { ...page, route: '/apps/own' } },
    };
    const files = (...paths: string[]) => paths.map((path) => ({ path, fields: [] }));
    const found = checkConfig(declared, kinds, {
      overrides: [
        { path: 'overrides/invoices.tsx', fields: ['number', 'nubmer'] },
        ...files('overrides/invocies.server.ts', 'overrides/pages/report.tsx', 'overrides/pages/reprot.tsx'),
      ],
    });
    expect(found).toMatchObject([
      { id: 'RC032', path: 'overrides/invoices.tsx: fields.nubmer' },
      { id: 'RC032', path: 'overrides/invocies.server.ts' },
      { id: 'RC032', path: 'overrides/pages/reprot.tsx' },
      { id: 'RC005', path: 'pages.own' },
    ]);
    expect(found.map(({ hint }) => hint?.match(/Did you mean "(\w+)"/)?.[1])).toEqual([
      'number',
      'invoices',
      'report',
      undefined,
    ]);
    const drawn = files('overrides/invoices.server.ts', 'overrides/pages/own.tsx');
    expect(checkConfig(declared, kinds, { overrides: drawn })).toEqual([]);
  });

  it('allows two entities at one path when they share a collection with different scopes', () => {
    const half = (name: string) =>
      entity({ api: { path: '/v1/halves', collection: 'halves', scope: { a: name } } });
    expect(checkConfig(withMore({ left: half('left'), right: half('right') }), kinds)).toEqual([]);
  });

  it('has a planted mistake for every id', () => {
    const elsewhere = ['RC126', 'RC131', 'RC029', 'RC032', 'RC040', 'RC041', 'RC042', 'RC043'];
    const found = [...planted, ...plantedDomains, ...plantedPublic, ...plantedSamples];
    const seen = new Set([...found.map(({ id }) => id), ...elsewhere]);
    expect(Object.keys(problemIds).filter((id) => !seen.has(id))).toEqual([]);
  });
});
