import type { Cube } from '../../server/store/cube';
import { openAt, type Place } from './killedWriter.samples';
import { row } from './rows.samples';

export const killedCube: Cube = { collection: 'killed', dims: ['state'], sums: ['n'], sets: [[], ['state']] };

/** Writes without end, several at a time, and moves what that leaves without a pause; says each write that is done. */
export const main = async ([place = '', round = '']: readonly string[]): Promise<number> => {
  const store = await openAt(JSON.parse(place) as Place);
  const moving = async () => {
    for (;;) await store.rollUp([killedCube]);
  };
  const writing = async (writer: number) => {
    for (let at = 0; ; at += 1) {
      const id = `${round}-${writer}-${at}`;
      await store.insert('killed', row(id, { state: at % 2 ? 'odd' : 'even', n: '0.10' }));
      await store.update('killed', id, { patch: { state: 'done', n: at } });
      if (at % 5 === 0) await store.remove('killed', id);
      process.stdout.write(`${id}\n`);
    }
  };
  await Promise.all([moving(), ...[0, 1, 2, 3].map(writing)]);
  return 1;
};
