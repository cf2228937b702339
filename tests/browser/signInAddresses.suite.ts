import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { startProduct, type Product } from './product';

/** Who has not signed in, at the addresses of the configuration that are to be visited. */
export const describeSignInAddresses = (visited: (paths: readonly string[]) => readonly string[]): void => {
  const { resources, dashboards, pages } = createModel(config, kinds);
  const paths = [
    resources.flatMap(({ name, single }) =>
      single ? [`/${name}`] : [`/${name}`, `/${name}/create`, `/${name}/x/show`],
    ),
    dashboards.map(({ path }) => path),
    pages.map(({ path }) => path),
  ];

  describe('whoever has not signed in', () => {
    let product: Product;

    beforeAll(async () => {
      product = await startProduct();
    });

    afterAll(() => product.close());

    it('S6.16 finds the sign-in page at the address of every page', async () => {
      expect(paths.flat().length).toBeGreaterThan(60);
      const page = await product.open();
      for (const path of paths.flatMap(visited)) {
        await page.goto(path);
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        expect(await page.getByRole('navigation', { name: 'Main menu' }).count(), path).toBe(0);
      }
    });
  });
};
