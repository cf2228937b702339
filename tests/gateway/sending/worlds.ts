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

/** Leaves these operators alone in a world, one for each country with the beginning of its numbers. */
export const putNetworks = async (
  world: World,
  prefixes: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await world.store.clear('operators');
  const network = { status: 'operational', alphaSender: true, needsRegistration: false, ...values };
  await world.put(
    'operators',
    Object.entries(prefixes).map(([country, prefix]) => ({
      ...network,
      _id: country.toLowerCase(),
      name: `Network of ${country}`,
      country,
      dialPrefixes: [prefix],
    })),
  );
};
