import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skins } from '../browser/judge';
import { startLooking } from './worst/look';
import type { LanguageName } from './worst/signedIn';
import { worstPagesOf, type WorstPage } from './worst/worstPages';
import { model, peopleIn } from './worst/worstProduct';

const widths = [390, 768, 1024, 1440];

/** Those with the most fields have the most of everything. */
const five = model.resources.toSorted((a, b) => b.fields.length - a.fields.length).slice(0, 5);

const dashboards = model.dashboards.map(({ key, path }): WorstPage => ({
  name: `dashboard-${key}`,
  address: path,
}));

let looking: Awaited<ReturnType<typeof startLooking>>;

beforeAll(async () => {
  looking = await startLooking();
});
afterAll(() => looking.close());

const everyWay = async (pages: readonly WorstPage[], language: LanguageName): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths)
    for (const page of pages) found.push(...(await looking.faultsAt(page, { language, width, skins })));
  return found;
};

describe.each(['English', 'Deutsch'] as const)(
  'B8 C2 in %s, at four widths in both skins, nothing is found, too wide or cut without a hint on',
  (language) => {
    it.each(five.map((resource) => [resource.key, resource] as const))(
      'the pages of %s',
      async (_, resource) => {
        expect(await everyWay(worstPagesOf(resource, peopleIn(model)), language)).toEqual([]);
      },
    );

    it.each(dashboards)('$name', async (dashboard) => {
      expect(await everyWay([dashboard], language)).toEqual([]);
    });
  },
);
