import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts } from './everyEntity/acts';
import { creates } from './everyEntity/creates';
import { deletes } from './everyEntity/deletes';
import { edits } from './everyEntity/edits';
import { exports } from './everyEntity/exports';
import { findsRecords } from './everyEntity/finds';
import { closes, moves } from './everyEntity/moves';
import { listOf } from './everyEntity/listOf';
import { model, openWorld, type World } from './everyEntity/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world.stop());

describe.each(model.resources.map((resource) => [resource.key, resource] as const))('%s', (_, resource) => {
  it('has the same first records on the demo as on the gateway', async () => {
    if (resource.single) return;
    const rows = await listOf(world, resource);
    expect(rows.length).toBeGreaterThan(0);
  });

  const open = () => world;
  exports(resource, open);
  findsRecords(resource, open);
  edits(resource, open);
  acts(resource, open);
  moves(resource, open);
  closes(resource, open);
  creates(resource, open);
  deletes(resource, open);
});
