import config from '../fixtures/demo';
import { settingsFrom } from '../gateway/openGateway';
import { openStore } from '../gateway/store/openStore';
import { cubesOf } from '../server/records/rollups';
import type { Cube } from '../server/store/cube';
import type { Store } from '../server/store/store';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { createModel } from '../src/model/resolve/createModel';

/**
 * `npm run rollups`: makes the numbers that are kept for dashboards anew from the records, also beside gateways that run.
 */
export const main = async (): Promise<number> => {
  const store = await openStore(settingsFrom(process.env));
  try {
    const cubes = cubesOf(createModel(config, kinds), listViews);
    if (await rebuilt(store, cubes)) {
      console.log(`The numbers of ${cubes.map(({ collection }) => collection).join(', ')} are made anew.`);
      return 0;
    }
    console.error(
      'Somebody writes records for long, or makes the numbers. Nothing is wrong: try again later.',
    );
    return 1;
  } finally {
    await store.close();
  }
};

/** Whether all of them are complete. */
export const rebuilt = async (
  store: Pick<Store, 'rollUp' | 'totals'>,
  cubes: readonly Cube[],
): Promise<boolean> => {
  await store.rollUp(cubes, { isAnew: true });
  const answers = await Promise.all(cubes.map(({ collection }) => store.totals(collection, { where: [] })));
  return answers.every(({ isRolled }) => isRolled === true);
};
