import { cleanup, waitFor } from '@testing-library/react';
import { ListBase, useListContext } from 'react-admin';
import { expect } from 'vitest';
import { rowsOf, type Answer, type Json } from '../gateway/testGateway';
import type { OpenProduct } from './openProduct';

type Counts = {
  readonly totalResults: unknown;
  readonly entriesPerPage: unknown;
  readonly foundResults: unknown;
};

export type OpenedList = {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total: unknown;
  /** What the list knew of its first answer, and after the page had been made smaller of the second. */
  readonly kept: readonly unknown[];
  /** What the server says to the same two questions. */
  readonly answers: {
    readonly rows: readonly (Json & { _id: string })[];
    readonly counts: readonly Counts[];
  };
};

/** Opens the list of an entity as its page does, then with two rows a page, and asks the server the same. */
export const openedList = async (product: OpenProduct, key: string): Promise<OpenedList> => {
  const { list: usual, api } = product.model.resource(key);
  const { sort, perPage } = usual;
  const list = product.read(key, useListContext, (inside) => (
    <ListBase sort={sort} perPage={perPage} exporter={false} disableAuthentication>
      {inside}
    </ListBase>
  ));
  const first = await waitFor(() => list.current.data ?? expect.fail(`${key} did not come.`));
  const { total, meta, setPerPage } = list.current;
  setPerPage(2);
  await waitFor(() => expect(list.current.meta).toMatchObject({ entriesPerPage: 2 }));
  const kept = [meta, list.current.meta] as const;
  cleanup();

  const ask = (size: number) => {
    const order = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
    const always = Object.entries(api.query ?? {}).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams([...always, ['sort', order], ['entriesPerPage', String(size)]]);
    return product.ask('GET', `${product.pathOf(key)}?${query}`);
  };
  const [whole, small] = [await ask(perPage), await ask(2)];
  const answers = { rows: rowsOf(whole), counts: [whole, small].map(countsOf) };
  return { data: first, total, kept, answers };
};

const countsOf = ({ body }: Answer): Counts => ({
  totalResults: body['total_results'],
  entriesPerPage: body['entries_per_page'],
  foundResults: body['found_results'],
});
