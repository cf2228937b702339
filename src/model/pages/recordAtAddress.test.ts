import { expect, it } from 'vitest';
import { recordAtAddress } from './recordAtAddress';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { defineResource } from '../../config/defineResource';
import { f } from '../../config/builders';

const entity = (one: string) =>
  defineResource({
    label: { one, many: `${one}s` },
    title: '{name}',
    icon: 'tag',
    fields: { name: f.text({}) },
  });

it('knows the record of a page, and that lists, forms for new ones and papers have none', () => {
  const model = modelOf({ plans: entity('Plan'), plansOld: entity('Old plan') });
  const at = (pathname: string) => {
    const place = recordAtAddress(model, pathname);
    return place && [place.entity.key, place.id, place.page];
  };
  expect(at('/apps/plans/7/show')).toEqual(['plans', '7', 'show']);
  expect(at('/apps/plans/a%20b')).toEqual(['plans', 'a b', 'edit']);
  expect(at('/apps/plansOld/7/show')).toEqual(['plansOld', '7', 'show']);
  expect(at('/apps/plans/%/show')).toEqual(['plans', '%', 'show']);
  for (const elsewhere of [
    '/apps/plans',
    '/apps/plans/create',
    '/apps/plans/7/preview',
    '/apps/other/7',
    '/',
  ])
    expect([elsewhere, at(elsewhere)]).toEqual([elsewhere, undefined]);
});
