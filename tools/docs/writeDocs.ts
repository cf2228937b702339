import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { configMarkdown } from './configMarkdown';
import { configSchema } from './configSchema';
import { kindPages } from './kindMarkdown';

/** `npm run docs`: writes the reference and the JSON schema of the language. With `--check` it only compares. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const stale = staleDocs();
  if (argv.includes('--check')) {
    stale.forEach(({ file }) => console.error(`${file} is not what the code says: run npm run docs`));
    return stale.length === 0 ? 0 : 1;
  }
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  return 0;
};

/** The generated documents that are missing or differ from the code, with what they should say. */
export const staleDocs = () =>
  [
    { file: 'docs/config.md', text: configMarkdown(kinds, listViews) },
    { file: 'docs/config.schema.json', text: `${JSON.stringify(configSchema(kinds, listViews), null, 2)}\n` },
    ...kindPages(kinds),
  ].filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
