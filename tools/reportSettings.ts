import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { readConfig } from './readConfig';
import { unreadSettings } from './settingsReport';

/** `npm run report:settings`: what people may set and nothing reads. Fails when there is any. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const model = createModel((await readConfig(argv)) as DeclaredAdmin, kinds);
  const unread = unreadSettings(model, programTexts());
  for (const each of unread)
    console.log('setting' in each ? `setting ${each.setting}` : `field ${each.field}`);
  console.log(`${unread.length} settings are read by nothing`);
  return unread.length === 0 ? 0 : 1;
};

/** The sources that a setting can be read by: not the table of them all, and no tests. */
export const programTexts = (): string[] =>
  ['server', 'gateway', 'src', 'overrides'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite|samples)\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => file !== join('src', 'config', 'settings.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  );
