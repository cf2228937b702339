import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { resolveField } from '../../model/resolve/resolveField';
import { conditionsOf } from '../../model/rules/conditions';
import { fieldIssues } from '../reading/fieldIssues';
import { kinds } from '../kinds';
import place from './kind';
import { placeText, readPlace } from './readPlace';

const field = resolveField('place', { kind: 'place' } as never, kinds);

describe('a place', () => {
  it.each([
    ['52.5163, 13.3777', 52.5163, 13.3777],
    ['52.5163,13.3777', 52.5163, 13.3777],
    ['  -33.8568 151.2153 ', -33.8568, 151.2153],
    ['−33.8568; +151.2153', -33.8568, 151.2153],
    ['52, 13', 52, 13],
    ['geo:52.5163,13.3777', 52.5163, 13.3777],
    ['geo:52,13', 52, 13],
    ['N 52.5163 E 13.3777', 52.5163, 13.3777],
    ['52.5163N 13.3777W', 52.5163, -13.3777],
    ['13.3777 E, 52.5163 S', -52.5163, 13.3777],
    [`52°30'59"N 13°22'40"E`, 52.516389, 13.377778],
    [`52° 30′ 59″ n, 13° 22′ 40″ e`, 52.516389, 13.377778],
    [`S 33° 51.408', E 151° 12.918'`, -33.8568, 151.2153],
    ['52 30 59, 13 22 40', 52.516389, 13.377778],
    ['-0, 0.0000001', 0, 0],
    ['90, -180', 90, -180],
  ])('is read as it is written: %s', (text, lat, lng) => {
    expect(readPlace(text)).toEqual({ lat, lng });
  });

  it.each([
    '52,5',
    '52,5163, 13,3777',
    '52,5163; 13,3777',
    '52,5163 13,3777',
    '91, 0',
    '0, 180.1',
    '52.5',
    'Berlin',
    '52.5 N, 13.4',
    '52.5 N, 13.4 S',
    '52.5 N 13.4 E 1',
    '-52.5 S, 13.4 E',
    `52'30°, 13`,
    '52 60, 13',
    '1, 2, 3',
    '',
    `${'1'.repeat(90)}, 1`,
  ])('is none where a text may mean another, or nothing on earth: %s', (text) => {
    expect(place.fromText(text, field as never)).toEqual({ fault: { path: '', key: 'place' } });
  });

  it('is the same again when it comes back from a file', () => {
    for (const value of [
      { lat: -33.856784, lng: 151.215297 },
      { lat: 0, lng: -0.000001 },
    ])
      expect(readPlace(placeText(value))).toEqual({ ...value, lng: Number(value.lng.toFixed(6)) });
  });

  it('is found within a part of the map by its members', () => {
    const model = modelOf({
      shops: {
        label: { one: 'Shop', many: 'Shops' },
        title: '{id}',
        icon: 'tag',
        fields: { place: { kind: 'place' } as never },
      },
    });
    const asked = conditionsOf(
      model.resource('shops'),
      { 'place.lat_gte': '52', 'place.lng_lte': '13.5' },
      model.kinds,
    );
    expect(asked).toEqual({
      conditions: [
        { path: 'place.lat', op: 'gte', value: '52', order: 'number' },
        { path: 'place.lng', op: 'lte', value: '13.5', order: 'number' },
      ],
      unknown: [],
      unusable: [],
    });
  });

  it('is refused where it is none, or lies beyond the poles', () => {
    const issues = (value: unknown) => fieldIssues(value, field, kinds).map(({ key }) => key);
    expect(issues({ lat: 52.5, lng: 13.4 })).toEqual([]);
    for (const wrong of ['52,5', { lat: 91, lng: 0 }, { lat: 52 }, [52, 13], { lat: '52', lng: '13' }])
      expect(issues(wrong)).toEqual(['place']);
  });
});
