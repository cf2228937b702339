import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resource';
import { goodRecord, served } from '../hostile/goodRecords';
import { hostileAnswer, type HostileAnswer } from '../hostile/hostileAnswer';
import { shapes, type Shape } from '../hostile/shape';
import { complaints } from './complaints';
import { signIn, startProduct, type Product } from './product';
import { visit } from './visit';

let product: Product;
let page: Page;
const crashes: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
  page.on('pageerror', (error) => crashes.push(error.message));
  page.on('console', (message) => {
    /* that an answer failed may be told there; that a drawing failed may not */
    const isTold = /^Failed to load resource|^HttpFailure: /.test(message.text());
    if (message.type() === 'error' && !isTold) crashes.push(message.text());
  });
});

afterAll(() => product.close());

describe('A9 whatever a server answers, every list and every record page stays and says what is missing', () => {
  it.each(shapes().map((shape, at) => [shape.name, shape, at] as const))('%s', async (_, shape, at) => {
    await page.setViewportSize(shape.isWide ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await product.control('DELETE', 'faults');
    await product.control('DELETE', 'log');
    const pages = await arm(shape, at);
    expect(pages.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const { address, answer, resource } of pages) {
      const seen = await visit(page, address);
      found.push(...complaints(seen, { resource, answer }).map((each) => `${address}: ${each}`));
      found.push(...crashes.splice(0).map((each) => `${address}: ${each.slice(0, 300)}`));
    }
    expect(found).toEqual([]);
    expect(await impossiblePaths()).toEqual([]);
    if (!shape.isWide) await leaveByMenu();
  });
});

it('A9 there are at least 29 shapes for lists, and as many for records', () => {
  const [resource] = served;
  if (!resource) throw new Error('No entity has a server.');
  const filling = { resource, good: goodRecord(resource), id: 'x' };
  for (const kind of ['list', 'record'] as const)
    expect(shapes().filter((shape) => hostileAnswer(shape, kind, filling)).length).toBeGreaterThanOrEqual(29);
});

/** The menu is not only there, it works: what it leads to is shown as ever once the server is well again. */
const leaveByMenu = async (): Promise<void> => {
  await product.control('DELETE', 'faults');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click();
  await page.getByRole('table').waitFor();
};

type Visited = { readonly address: string; readonly answer: HostileAnswer; readonly resource: Resource };

/** Sets the fault for every entity; each shape has ids and a sort of its own, so that no page is there already. */
const arm = async (shape: Shape, at: number): Promise<Visited[]> => {
  const visits: Visited[][] = [[], [], []];
  for (const resource of served) {
    const id = `shape-${at}`;
    const filling = { resource, good: goodRecord(resource), id };
    const { list, one } = resource.api.calls;
    const listed = list && hostileAnswer(shape, 'list', { ...filling, id: `row-${at}` });
    const single = one && hostileAnswer(shape, 'record', filling);
    if (list && listed) {
      await product.control('POST', 'faults', {
        ...listed.fault,
        match: list.path,
        method: 'GET',
        times: 'always',
      });
      visits[0]?.push({ address: `/${resource.name}?sort=shape${at}&order=ASC`, answer: listed, resource });
    }
    if (!one || !single) continue;
    const match = one.path.replace(':id', id);
    await product.control('POST', 'faults', { ...single.fault, match, method: 'GET', times: 'always' });
    visits[1]?.push({ address: `/${resource.name}/${id}/show`, answer: single, resource });
    if (resource.can.edit) visits[2]?.push({ address: `/${resource.name}/${id}`, answer: single, resource });
  }
  return visits.flat();
};

/** What was asked for by something that is no id. */
const impossiblePaths = async (): Promise<string[]> => {
  const { entries } = (await product.control('GET', 'log')) as { entries: { path: string }[] };
  return entries
    .map(({ path }) => path)
    .filter((path) => /undefined|null|NaN|object(%20| )Object/i.test(path));
};
