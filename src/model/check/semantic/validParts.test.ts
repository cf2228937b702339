import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { hotel, hotelWith } from '../../../../tests/config/hotel';
import { changedAt, kinds } from '../../../../tests/config/shop';
import { checkConfig } from '../checkConfig';
import { problemText } from '../problem';
import { createModel } from '../../resolve/createModel';
import { validParts } from './validParts';

const partsOf = (declared: unknown) => validParts(declared, checkConfig(declared, kinds, { faker }), kinds);

describe('soundParts', () => {
  it('is the whole configuration where nothing is faulty', () => {
    expect(partsOf(hotel)).toEqual({ config: hotel, faulty: new Map() });
  });

  it('leaves of a faulty entity its name and its addresses', () => {
    const parts = partsOf(hotelWith('bookings.list.filters', ['staus']));
    expect([...(parts?.faulty ?? [])].map(([key, [first]]) => [key, first?.path])).toEqual([
      ['bookings', 'bookings.list.filters'],
    ]);
    const model = parts && createModel(parts.config, kinds);
    const bookings = model?.resource('bookings');
    expect(bookings).toMatchObject({ label: { one: { en: 'Booking' } }, group: 'hotel', fields: [] });
    expect(bookings?.actions.map(({ call }) => call.path)).toContain('/v1/bookings/:id/confirm');
  });

  it('takes away what others show of it, and nothing else', () => {
    const dashboards = {
      home: {
        label: 'Home',
        icon: 'tag',
        widgets: [
          { type: 'number', label: 'Bookings', metric: { of: 'bookings' } },
          { type: 'number', label: 'Rooms', metric: { of: 'rooms' } },
        ],
      },
    };
    const more = changedAt(hotel, '/dashboards', dashboards);
    const figure = { label: 'Bookings', metric: { of: 'bookings' }, target: 'room' };
    const whole = changedAt(more, 'rooms.figures', [figure]);
    expect(checkConfig(whole, kinds).map(problemText)).toEqual([]);
    const config = partsOf(changedAt(whole, 'bookings.list.filters', ['staus']))?.config;
    expect(config?.resources['rooms']).toMatchObject({ related: [], figures: [] });
    expect(config?.dashboards?.['home']?.widgets.map(({ label }) => label)).toEqual(['Rooms']);
  });

  it('keeps references to it, which are values of sound records', () => {
    const parts = partsOf(hotelWith('rooms.icon', 'hotel'));
    const room =
      parts &&
      createModel(parts.config, kinds)
        .resource('bookings')
        .fields.find(({ name }) => name === 'room');
    expect(room).toMatchObject({ kind: 'reference', to: 'rooms' });
    expect([...(parts?.faulty.keys() ?? [])]).toEqual(['rooms']);
  });

  it('is nothing where the fault is of no entity, or of one that people sign in with', () => {
    expect(partsOf(changedAt(hotel, '/name', 7))).toBeUndefined();
    expect(partsOf(hotelWith('admins.icon', 'hotel'))).toBeUndefined();
    expect(partsOf(hotelWith('roles.icon', 'hotel'))).toBeUndefined();
  });
});

describe('every problem', () => {
  it.each([
    ['bookings.fields.wishes', { kind: 'longTxt' }],
    ['bookings.api', { path: '/v1/rooms' }],
    ['bookings.route', '/apps/rooms'],
    ['bookings.fields.wishes.help', () => 'x'],
    ['bookings', 'nothing'],
  ])('of %s knows its entity', (where, value) => {
    const entities = checkConfig(hotelWith(where, value), kinds).map(({ entity, path }) => [entity, path]);
    expect(entities.filter(([, path]) => path?.includes('bookings')).map(([entity]) => entity)).toContain(
      'bookings',
    );
    expect(entities.filter(([entity]) => entity === undefined)).toEqual([]);
  });
});
