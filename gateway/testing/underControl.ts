import { seedNew } from '../../server/seeding/seed';
import type { Around } from '../openGateway';
import { createControl } from './control';

/** Opens `/__ref` to this machine: request log, clock, faults and barriers. No part of the program that is shipped. */
export const underControl: Around = {
  hashCost: 2 ** 10,
  serve: (server, parts) => {
    const { clock, sockets, store, tokens } = parts;
    const { made: _, ...first } = parts.first;
    const { around } = createControl({
      clock,
      reset: async ({ seed, volume }) => {
        await store.clear();
        await seedNew({ ...parts, first: { ...first, ...(volume && { count: volume }) } }, seed);
      },
      expire: (userId) => tokens.endAll(userId === undefined ? undefined : { userId }),
      realtime: sockets,
    });
    return {
      ...server,
      fetch: around(server).fetch,
      serves: (asked) => asked.path.startsWith('/__ref/') || server.serves(asked),
    };
  },
};
