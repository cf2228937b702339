import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { goodRecord, served } from '../hostile/goodRecords';
import { hostileAnswer } from '../hostile/hostileAnswer';
import { shapes, type Shape } from '../hostile/shape';
import { startHostileProduct, type HostilePage, type HostileProduct } from './hostileProduct';

let product: HostileProduct;

beforeAll(async () => {
  product = await startHostileProduct();
});

afterAll(() => product.close());

type Pages = (shape: Shape, at: number) => HostilePage[];

const casesOf = (pages: Pages) =>
  shapes()
    .map((shape, at) => ({ name: shape.name, shape, pages: pages(shape, at) }))
    .filter((each) => each.pages.length > 0);

const pagesOf = (
  resource: Resource,
  shape: Shape,
  { id, addresses }: { id: string; addresses: string[] },
) => {
  const { one } = resource.api.calls;
  const answer = hostileAnswer(shape, 'record', { resource, good: goodRecord(resource), id });
  if (!one || !answer) return [];
  const path = one.path.replace(':id', id);
  return addresses.map((address) => ({ address, path, answer, resource }));
};

/** The page of every entity, and its form for two shapes of three; each has an id of its own, so that no record is there already. */
const records: Pages = (shape, at) =>
  served
    .filter(({ single }) => !single)
    .flatMap((resource) => {
      const id = `shape-${at}`;
      const page = `/${resource.name}/${id}`;
      return pagesOf(resource, shape, {
        id,
        addresses: [`${page}/show`, ...(resource.can.edit && at % 3 > 0 ? [page] : [])],
      });
    });

const singles = served.filter(({ single }) => single);

/** What an id is wrong with is no matter here. These take a page that is loaded anew, which is slow: the entities share the shapes among them. */
const onlyRecords: Pages = (shape, at) => {
  const resource = singles[at % singles.length];
  if (!resource || /\bids?\b/.test(shape.name)) return [];
  return pagesOf(resource, shape, { id: resource.key, addresses: [`/${resource.name}`] });
};

const cases = casesOf(records);

it('A9 there are at least 29 shapes of the answer for a record', () => {
  expect(cases.length).toBeGreaterThanOrEqual(29);
});

it('A9 there are at least 29 shapes for every form', () => {
  for (const { name, single, can } of served) {
    const seen = cases.filter(({ pages }) =>
      pages.some(({ address }) => /\/shape-\d+$/.test(address) && address.startsWith(`/${name}/`)),
    );
    if (can.edit && !single) expect(seen.length, name).toBeGreaterThanOrEqual(29);
  }
});

describe('A9 whatever a server answers, every record page stays and says what is missing', () => {
  it.each(cases.map((each, at) => ({ ...each, at })))('$name', async ({ shape, pages, at }) => {
    expect(await product.complaintsAbout(shape, pages)).toEqual([]);
    expect(await product.impossiblePaths()).toEqual([]);
    // That the menu is there is seen on every page; that it leads somewhere takes a list each time.
    if (!shape.isWide && at % 4 === 0) await product.leaveByMenu();
  });
});

describe('A9 whatever a server answers, the page of an only record stays and says what is missing', () => {
  it.each(casesOf(onlyRecords))('$name', async ({ shape, pages }) => {
    await product.startAfresh();
    expect(await product.complaintsAbout(shape, pages)).toEqual([]);
  });
});
