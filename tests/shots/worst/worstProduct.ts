import { resolve } from 'node:path';
import config from '../../../fixtures/demo';
import { firstRecords } from '../../../gateway/firstRecords';
import { hooks } from '../../../gateway/overrides';
import { openProgram } from '../../../gateway/startProgram';
import { underControl } from '../../../gateway/testing/underControl';
import { translations } from '../../../gateway/translations';
import { makeRecords } from '../../../server/seeding/seed';
import { kinds } from '../../../src/fields/kinds';
import { accountKeys } from '../../../src/model/permissions/accounts';
import type { Model } from '../../../src/model/resolved/model';
import { createModel } from '../../../src/model/resolve/createModel';
import { launchBrowser } from '../../browser/browser';
import { worstRecords, type Records } from './worstRecords';

export const model: Model = createModel(config, kinds);

const env = { DEMO: 'on', STORE: 'memory', DATABASE_URL: '', SENDER: 'off', LOG: 'off' };

/** The built page in front of a gateway with the records that are hardest to draw, and a browser. */
export const openWorst = async () => {
  const plan = firstRecords(env);
  const made = worstRecords(model, await makeRecords(model, plan, { now: new Date() }));
  const full = await open(made);
  const empty = await open(nothingBut(peopleIn(model), made));
  const browser = await launchBrowser();
  return {
    browser,
    full: full.address,
    empty: empty.address,
    close: async () => {
      await browser.close();
      await Promise.all([full.close(), empty.close()]);
    },
  };
};

const open = async (made: Records) => {
  const program = await openProgram(
    { config, kinds, hooks, translations },
    {
      pageFolder: resolve('dist'),
      env: { ...env, PORT: '0' },
      first: { ...firstRecords(env), made },
      around: underControl,
    },
  );
  return { ...program, address: program.address.replace(/\/$/, '') };
};

/** Without these nobody could sign in, so nobody sees them empty. */
export const peopleIn = ({ accounts, resources }: Model): readonly string[] => [
  ...(accounts ? accountKeys({ accounts }) : []),
  ...(accounts?.roles ? [accounts.roles.resource] : []),
  ...resources.filter(({ single }) => single !== undefined).map(({ key }) => key),
];

const nothingBut = (kept: readonly string[], made: Records): Records =>
  Object.fromEntries(Object.entries(made).map(([key, records]) => [key, kept.includes(key) ? records : []]));
