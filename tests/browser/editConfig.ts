import type { ProductCopy } from './productCopy';

const FILE = 'resources.config.ts';

/** Declares an entity in the configuration of a copy, the way the README says, and names it in `resources`. */
export const addEntity = (copy: ProductCopy, name: string, declaration: string): void => {
  replaceInConfig(copy, 'export default defineAdmin({', `${declaration}\nexport default defineAdmin({`);
  replaceInConfig(copy, /^ {2}resources: \{\n/m, `  resources: {\n    ${name},\n`);
};

/** Replaces the first occurrence; a text that is not there is a mistake of the test, not a silent nothing. */
export const replaceInConfig = (copy: ProductCopy, from: string | RegExp, to: string): void => {
  const before = copy.read(FILE);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${FILE} does not contain ${String(from)}`);
  copy.write(FILE, after);
};
