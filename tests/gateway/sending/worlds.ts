import { afterEach } from 'vitest';
import { openWorld, type World } from './sendingWorld';

/** Opens worlds that end with the test. */
export const worldsOfTests = () => {
  const worlds: World[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.stop();
  });
  return async (...given: Parameters<typeof openWorld>): Promise<World> => {
    const world = await openWorld(...given);
    worlds.push(world);
    return world;
  };
};
