import type { Fields } from '../../config/field';
import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isPlainObject } from '../../model/values/plainObject';
import { isOnEarth, placeText, readPlace, type PlaceValue } from './readPlace';

interface PlaceShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: PlaceValue;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    place: PlaceShape;
  }
}

export const isPlace = (value: unknown): value is PlaceValue =>
  isPlainObject(value) && typeof value.lat === 'number' && typeof value.lng === 'number';

export default defineKind<'place'>({
  name: 'place',
  summary:
    'A point of the earth, stored as `{ lat, lng }` in degrees and typed as maps write one: `52.5163, 13.3777`, or with degrees, minutes and seconds. Lists are asked for a part of the map by its members: `{ "place.lat_gte": "52", "place.lat_lte": "53" }`.',
  options: {},
  example: {},
  names: /(?:^c|C)oordinates$|(?:^g|G)eo$/,
  order: 'text',
  isSortable: false,
  filter: { none: 'A place is found by its members, "lat" and "lng".' },
  fault: (value) => (isPlace(value) ? undefined : 'badPlace'),
  validate: (value) => (isOnEarth(value) ? [] : [{ path: '', key: 'place' }]),
  fake: (_, { faker }) => ({
    lat: faker.location.latitude({ min: 47, max: 54, precision: 4 }),
    lng: faker.location.longitude({ min: 6, max: 15, precision: 4 }),
  }),
  toText: placeText,
  fromText: (text) => {
    const value = readPlace(text);
    return value === undefined ? { fault: { path: '', key: 'place' } } : { value };
  },
  children: (): Fields => ({
    lat: { kind: 'number', required: true },
    lng: { kind: 'number', required: true },
  }),
  jsonSchema: () => ({
    type: 'object',
    properties: {
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lng: { type: 'number', minimum: -180, maximum: 180 },
    },
    required: ['lat', 'lng'],
  }),
});
