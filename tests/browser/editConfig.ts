import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductCopy } from './productCopy';

const ENTRY = 'resources.config.ts';

const WORDS = `import { f } from './src/config/builders';
import { defineResource } from './src/config/defineResource';
`;

/** Declares an entity in the configuration of a copy, the way the README says, and names it in `resources`. */
export const addEntity = (copy: ProductCopy, name: string, declaration: string): void => {
  const before = copy.read(ENTRY);
  if (!before.includes(WORDS)) copy.write(ENTRY, `${WORDS}${before}`);
  replaceInConfig(copy, 'export default defineAdmin({', `${declaration}\nexport default defineAdmin({`);
  replaceInConfig(copy, /^ {2}resources: \{\n/m, `  resources: {\n    ${name},\n`);
};

/** Replaces the first occurrence; a text that is not there is a mistake of the test, not a silent nothing. */
export const replaceInConfig = (copy: ProductCopy, from: string | RegExp, to: string): void => {
  for (const file of configFiles(copy)) {
    const before = copy.read(file);
    const after = before.replace(from, () => to);
    if (after !== before) return copy.write(file, after);
  }
  throw new Error(`No file of the configuration contains ${String(from)}`);
};

const configFiles = ({ folder }: ProductCopy): string[] => [
  ENTRY,
  ...readdirSync(join(folder, 'config'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `config/${file}`),
];
