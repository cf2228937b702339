import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRecord } from '../hostile/goodRecords';
import { hostileAnswer } from '../hostile/hostileAnswer';
import { shapes, type Shape } from '../hostile/shape';
import type { Visited } from '../hostile/visited';
import { startHostileProduct, type HostilePage, type HostileProduct } from './hostileProduct';

/** Lists whose server answers in every shape there is. */
export const describeMalformedLists = (visited: Visited): void => {
  let product: HostileProduct;

  beforeAll(async () => {
    product = await startHostileProduct();
  });

  afterAll(() => product.close());

  /** Each shape has a size of page of its own, so that none is there already. */
  const lists = (shape: Shape, at: number): HostilePage[] =>
    visited(at).flatMap((resource) => {
      const { list } = resource.api.calls;
      const answer = hostileAnswer(shape, 'list', { resource, good: goodRecord(resource), id: `row-${at}` });
      if (!list || !answer) return [];
      return [{ address: `/${resource.name}?perPage=${10 + at}`, path: list.path, answer, resource }];
    });

  const cases = shapes()
    .map((shape, at) => ({ name: shape.name, shape, pages: lists(shape, at) }))
    .filter(({ pages }) => pages.length > 0);

  it('A9 there are at least 29 shapes of the answer for a list', () => {
    expect(cases.length).toBeGreaterThanOrEqual(29);
  });

  describe('A9 whatever a server answers, every list stays and says what is missing', () => {
    it.each(cases)('$name', async ({ shape, pages }) => {
      expect(await product.complaintsAbout(shape, pages)).toEqual([]);
      expect(await product.impossiblePaths()).toEqual([]);
      if (!shape.isWide) await product.leaveByMenu();
    });
  });
};
