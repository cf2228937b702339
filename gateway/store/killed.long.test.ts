import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { runModule } from '../../tests/ownProcess';
import { killedPlaces } from './killedPlaces.samples';
import { openAt, type Place } from './killedWriter.samples';

const ROUNDS = 20;
const WRITES = 500;

describe.each(killedPlaces())('%s', (_, placeOf) => {
  it(`loses no acknowledged write through ${ROUNDS} kills`, { timeout: 1_800_000 }, async () => {
    const place = placeOf();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Somewhere within the writes, another place each round.
      acknowledged.push(...(await writeAndKill(place, round, 1 + ((round * 191) % WRITES))));
    }
    const store = await openAt(place);
    const lost: string[] = [];
    for (const id of acknowledged) {
      const stored = await store.get('killed', id);
      if (stored?.['changed'] === undefined) lost.push(id);
    }
    await store.close();
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 50);
    expect(lost).toEqual([]);
  });
});

/* The ids that a process acknowledged before it was killed, which it was after `until` of them. */
const writeAndKill = async (place: Place, round: number, until: number): Promise<string[]> => {
  const words = [JSON.stringify(place), String(round), String(WRITES)];
  const child = runModule('gateway/store/killedWriter.samples.ts', ...words);
  const exited = once(child, 'exit');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (said.length === until) child.kill('SIGKILL');
  });
  const [code] = (await Promise.all([exited, once(lines, 'close')]))[0] as [number | null];
  if (code !== null) throw new Error(`the writer ended by itself, with ${code}`);
  return said;
};
