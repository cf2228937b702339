import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Hear } from '../../server/store/notices';

/** How long to wait before the next try when the database is away, in milliseconds. */
const PAUSE = 500;

type Place = { readonly connectionString: string; readonly channel: string };

/**
 * Hears a channel on a connection of its own, for a pooled one would stop listening when it is handed on. A lost
 * connection is made again until the answer is called.
 * @throws when the first connection fails.
 */
export const listenTo = async (place: Place, hear: Hear): Promise<() => Promise<void>> => {
  let isOver = false;
  let client = await connected(place, hear, () => void again());
  const again = async () => {
    while (!isOver) {
      try {
        client = await connected(place, hear, () => void again());
        return await (isOver ? client.end() : hear.missed());
      } catch {
        await delay(PAUSE, undefined, { ref: false });
      }
    }
  };
  return async () => {
    isOver = true;
    await client.end();
  };
};

const connected = async ({ connectionString, channel }: Place, { heard }: Hear, lost: () => void) => {
  const client = new Client({ connectionString, keepAlive: true });
  // Said by the end of the connection, too; unheard, the event would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => void (payload && heard(payload)));
  try {
    await client.connect();
    await client.query(`listen "${channel}"`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', lost);
  return client;
};
