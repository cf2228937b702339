import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts } from './acts';
import { creates } from './creates';
import { deletes } from './deletes';
import { edits } from './edits';
import { exports } from './exports';
import { findsRecords } from './finds';
import { closes, moves } from './moves';
import { listOf } from './listOf';
import { ofStaff, type Door, type World } from './world';

/** What the product promises of every entity, or of these, through one of its doors. */
export const describeEveryEntity = (door: string, openWorld: Door, keys?: readonly string[]): void => {
  describe(`${door}: every entity,`, () => {
    let world: World;
    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterAll(() => world.stop());
    const open = () => world;

    const entities = ofStaff.filter(({ key }) => keys?.includes(key) ?? true);
    describe.each(entities.map((resource) => [resource.key, resource] as const))('%s', (_, resource) => {
      it.skipIf(resource.single)('has first records', async () => {
        expect((await listOf(world, resource)).length).toBeGreaterThan(0);
      });

      exports(resource, open);
      findsRecords(resource, open);
      edits(resource, open);
      acts(resource, open);
      moves(resource, open);
      closes(resource, open);
      creates(resource, open);
      deletes(resource, open);
    });
  });
};
