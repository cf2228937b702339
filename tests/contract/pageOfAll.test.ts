import { describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { shopWith } from '../config/shop';
import { pageOfAll } from '../../src/providers/rest/pageOfAll';

const model = createModel(shopWith('invoices.api', { paged: false }) as DeclaredAdmin, kinds);
const place = { resource: model.resource('invoices'), kinds };
const rows = ['b', 'c', 'a'].map((id) => ({ id, number: id }));

const idsBy = (field: string, order: string) =>
  pageOfAll(rows, { page: 1, perPage: 10, sort: { field, order }, filter: {} }, place).data.map(
    ({ id }) => id,
  );

describe('a list that is not paged', () => {
  it('S7.07 shows the rows in the order given, until a person asks for another', () => {
    const { field, order } = place.resource.list.sort;
    expect(idsBy(field, order)).toEqual(['b', 'c', 'a']);
    expect(idsBy('number', 'DESC')).toEqual(['c', 'b', 'a']);
  });
});
