import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/model/resolved/resource';
import { goodRecord } from '../hostile/goodRecords';
import { hostileAnswer } from '../hostile/hostileAnswer';
import { shapes, type Shape } from '../hostile/shape';
import type { Visited } from '../hostile/visited';
import { startHostileProduct, type HostilePage, type HostileProduct } from './hostileProduct';

/** Pages and forms of records whose server answers in every shape there is. */
export const describeMalformedRecords = (visited: Visited): void => {
  let product: HostileProduct;

  beforeAll(async () => {
    product = await startHostileProduct();
  });

  afterAll(() => product.close());

  const cases = casesOf((shape, at) =>
    visited(at)
      .filter(({ single }) => !single)
      .flatMap((resource) => recordPages(resource, shape, at)),
  );

  it('A9 there are at least 29 shapes of the answer for a record', () => {
    expect(cases.length).toBeGreaterThanOrEqual(29);
  });

  it.each(everywhere(visited))('A9 there are at least 29 shapes for the form of $name', (resource) => {
    const ofForm = cases.filter(({ pages }) =>
      pages.some((page) => page.resource === resource && /\/shape-\d+$/.test(page.address)),
    );
    expect(ofForm.length).toBeGreaterThanOrEqual(29);
  });

  describe('A9 whatever a server answers, every record page stays and says what is missing', () => {
    it.each(cases.map((each, at) => ({ ...each, at })))('$name', async ({ shape, pages, at }) => {
      expect(await product.complaintsAbout(shape, pages)).toEqual([]);
      expect(await product.impossiblePaths()).toEqual([]);
      // That the menu is there is seen on every page; that it leads somewhere takes a list each time.
      if (!shape.isWide && at % 4 === 0) await product.leaveByMenu();
    });
  });

  /* What an id is wrong with is no matter here. These take a page that is loaded anew, which is slow: one in each shape. */
  const onlyRecords = casesOf((shape, at) => {
    const asked = visited(at).filter(({ single }) => single);
    const resource = asked[at % asked.length];
    if (!resource || /\bids?\b/.test(shape.name)) return [];
    return pagesOf(resource, shape, { id: resource.key, addresses: [`/${resource.name}`] });
  });

  describe('A9 whatever a server answers, the page of an only record stays and says what is missing', () => {
    it.each(onlyRecords)('$name', async ({ shape, pages }) => {
      await product.startAfresh();
      expect(await product.complaintsAbout(shape, pages)).toEqual([]);
    });
  });
};

/* The entities with a form that are visited in every shape. */
const everywhere = (visited: Visited): Resource[] => {
  const all = shapes().map((_, at) => visited(at));
  const isEverywhere = (resource: Resource) => all.every((each) => each.includes(resource));
  return (all[0] ?? []).filter((resource) => resource.can.edit && !resource.single && isEverywhere(resource));
};

type Pages = (shape: Shape, at: number) => HostilePage[];

const casesOf = (pages: Pages) =>
  shapes()
    .map((shape, at) => ({ name: shape.name, shape, pages: pages(shape, at) }))
    .filter((each) => each.pages.length > 0);

/** Its page, and its form for two shapes of three; each shape has an id of its own, so that no record is there already. */
const recordPages = (resource: Resource, shape: Shape, at: number): HostilePage[] => {
  const id = `shape-${at}`;
  const page = `/${resource.name}/${id}`;
  const addresses = [`${page}/show`, ...(resource.can.edit && at % 3 > 0 ? [page] : [])];
  return pagesOf(resource, shape, { id, addresses });
};

type Place = { readonly id: string; readonly addresses: readonly string[] };

const pagesOf = (resource: Resource, shape: Shape, { id, addresses }: Place): HostilePage[] => {
  const { one } = resource.api.calls;
  const answer = hostileAnswer(shape, 'record', { resource, good: goodRecord(resource), id });
  if (!one || !answer) return [];
  const path = one.path.replace(':id', id);
  return addresses.map((address) => ({ address, path, answer, resource }));
};
