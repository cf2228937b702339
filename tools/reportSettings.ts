import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import type { Model } from '../src/model/resolved/model';
import { readByOverrides } from './readByOverrides';
import { proofFaults, readByTests } from './readByTests';
import { readConfig } from './readConfig';
import { unreadSettings, type Readers, type Unread } from './settingsReport';

/** `npm run report:settings`: what people may set and nothing reads. Fails when there is any. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const model = createModel((await readConfig(argv)) as DeclaredAdmin, kinds);
  const unread = [...unreadSettings(model, readersOf(model)).map(said), ...proofFaults(readByTests)];
  for (const each of unread) console.log(each);
  console.log(`${unread.length} of what people may fill in are read by nothing`);
  return unread.length === 0 ? 0 : 1;
};

const said = (each: Unread): string => {
  if ('setting' in each) return `setting ${each.setting}`;
  if ('field' in each) return `field ${each.field}`;
  return 'note' in each ? `note ${each.note}, which is read all the same` : `event ${each.event}`;
};

/** What reads fields and settings of the product. */
export const readersOf = ({ resources }: Model): Readers => ({
  sources: programTexts(),
  overrides: readByOverrides(resources.map(({ key }) => key)),
  tests: new Set(Object.keys(readByTests)),
});

/** The sources that a setting can be read by: not the table of them all, and no tests. */
export const programTexts = (): string[] =>
  ['server', 'gateway', 'src', 'overrides'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite|samples)\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => file !== join('src', 'config', 'settings.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  );
