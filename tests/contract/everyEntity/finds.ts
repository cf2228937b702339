import { beforeAll, describe, expect, it } from 'vitest';
import { conditionsOf, searchPaths } from '../../../src/model/rules/conditions';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { idsListed, listOf } from './listOf';
import { questionsOf } from './questions';
import { includesText, isBlank, outOfOrder, valueIn } from './slow';
import { model, type World } from './world';

/** Search, filters, sorts and pages: what is right is worked out from all records, without the code that answers. */
export const findsRecords = (resource: Resource, world: () => World): void => {
  if (resource.single) return;
  describe('its list', () => {
    let all: readonly AppRecord[] = [];
    beforeAll(async () => {
      all = await listOf(world(), resource);
    });
    const place = { resource, world, all: () => all };
    isSearched(place);
    isFiltered(place);
    isSorted(place);
    isPaged(place);
  });
};

type Place = {
  readonly resource: Resource;
  readonly world: () => World;
  readonly all: () => readonly AppRecord[];
};

const isSearched = ({ resource, world, all }: Place) => {
  const paths = searchPaths(resource, model.kinds);

  it.each(paths)('is searched in %s, upper and lower case alike', async (path) => {
    const text = all()
      .map((record) => valueIn(record, path))
      .find((value) => !isBlank(value));
    expect(typeof text, 'a text to search for').toBe('string');
    const part = partOf(String(text));
    const wanted = all().filter((record) => paths.some((each) => includesText(valueIn(record, each), part)));
    expect(wanted).not.toEqual([]);
    const filter = { q: ` ${part.toUpperCase()} ` };
    expect(await idsListed(world(), resource, { filter })).toEqual(idsOf(wanted));
  });

  it('has nothing when it is searched for what is nowhere', async () => {
    expect(await idsListed(world(), resource, { filter: { q: 'nowhere at all 4711' } })).toEqual([]);
  });
};

const isFiltered = ({ resource, world, all }: Place) => {
  it.each(questionsOf(resource, model.kinds))(
    'is filtered by $name',
    async ({ filter, holds, isOffered }) => {
      const asked = filter(all());
      if (!asked) return expect(isOffered, 'no demo record has a value to ask for').toBe(false);
      const wanted = all().filter((record) => holds(record, asked));
      expect(wanted).not.toEqual([]);
      expect(await idsListed(world(), resource, { filter: asked })).toEqual(idsOf(wanted));
    },
  );

  const presets = resource.presets.map(({ label, filter }) => [label.en, filter] as const);
  it.each(presets)('has the preset "%s", which asks for less than everything', async (_name, filter) => {
    expect(conditionsOf(resource, filter, model.kinds).unknown).toEqual([]);
    expect((await idsListed(world(), resource, { filter })).length).toBeLessThan(all().length);
  });
};

const isSorted = ({ resource, world, all }: Place) => {
  const sortable = resource.fields.filter(({ sortable: can }) => can);
  it.each(sortable.map(({ name, kind }) => [name, model.kinds[kind].order] as const))(
    'is sorted by %s both ways, what is missing last',
    async (field, order) => {
      const byId = new Map(all().map((record) => [record.id, record]));
      for (const direction of ['ASC', 'DESC'] as const) {
        const ids = await idsListed(world(), resource, { sort: { field, order: direction } });
        expect(ids.toSorted()).toEqual(idsOf(all()).toSorted());
        const rows = ids.flatMap((id) => byId.get(id) ?? []);
        expect(outOfOrder(rows, { field, order, isDown: direction === 'DESC' })).toEqual([]);
      }
    },
  );
};

const isPaged = ({ resource, world, all }: Place) => {
  it('has every record on exactly one of its pages', async () => {
    const { sort } = resource.list;
    const perPage = Math.max(1, Math.ceil(all().length / 3));
    const pages: string[][] = [];
    for (const page of [1, 2, 3, 4]) pages.push(await idsListed(world(), resource, { sort, page, perPage }));
    expect(pages.flat()).toEqual(await idsListed(world(), resource, { sort }));
    expect(pages.flat().toSorted()).toEqual(idsOf(all()).toSorted());
    expect(pages[3]).toEqual([]);
  });
};

const idsOf = (records: readonly AppRecord[]): string[] => records.map(({ id }) => id);

/* Within a word, so that no space at either end is lost. */
const partOf = (text: string): string => {
  const [word = text] = text.split(/\s+/).toSorted((a, b) => b.length - a.length);
  return word.length > 4 ? word.slice(1, -1) : word;
};
