import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLooking, type Way } from './look';
import { worstPagesOf } from './worstPages';
import { model, peopleIn } from './worstProduct';

/** What is found on every page of every entity with its hardest records, and with none. */
export const describeWorst = (way: Way): void => {
  let looking: Awaited<ReturnType<typeof startLooking>>;

  beforeAll(async () => {
    looking = await startLooking();
  });
  afterAll(() => looking.close());

  describe(`B8 C2 in ${way.language} at ${way.width} px nothing is found, too wide or cut without a hint on the pages of`, () => {
    it.each(model.resources.map((resource) => [resource.key, resource] as const))(
      '%s',
      async (_, resource) => {
        const found: string[] = [];
        for (const page of worstPagesOf(resource, peopleIn(model)))
          found.push(...(await looking.faultsAt(page, way)));
        expect(found).toEqual([]);
      },
    );
  });
};
