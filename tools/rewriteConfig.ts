import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { build, type Rolldown } from 'vite';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { checkConfig } from '../src/model/check/checkConfig';
import { englishTexts } from '../src/model/check/englishTexts';
import { spareOptions } from '../src/model/check/spareOptions';
import { createModel } from '../src/model/resolve/createModel';
import { edited } from './rewrite/edits';
import { rewriting, stepsOf } from './rewrite/rewritten';
import { createSources } from './rewrite/sources';

/**
 * `npm run config:rewrite [-- --check] [--file other.config.ts]`: says the older form of filters in the words of rules, and
 * takes out the options that say what holds without them, in `resources.config.ts` and what it imports. It prints each
 * change with its place, and what it leaves because it is not written out. With `--check` nothing is written. Answers 1
 * when something is left, with `--check` also when something would be written.
 * @throws when the product would not be the same; nothing is written then.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const entry = fileIn(argv);
  const sources = createSources();
  const before = await declaredIn(entry);
  const faults = checkConfig(before, kinds, { listViews }).filter(({ level }) => level === 'error');
  if (faults.length > 0)
    throw new Error(`${entry} has ${faults.length} errors: npm run check:config lists them.`);
  const { edits, done, left } = rewriting(before, sources, entry);
  done.forEach((line) => console.log(line));
  left.forEach((line) => console.log(`left as it is: ${line}`));
  const usual = await resolveConfig('package.json');
  const files = new Map(
    await Promise.all(
      [...new Set(edits.map(({ file }) => file))].map(async (file) => {
        const text = edited(
          sources.textOf(file),
          edits.filter((each) => each.file === file),
        );
        return [
          file,
          await format(text, { ...((await resolveConfig(file)) ?? usual), filepath: file }),
        ] as const;
      }),
    ),
  );
  const after = await declaredIn(entry, files);
  if (edits.length > 0 && !isDeepStrictEqual(productOf(after), productOf(before)))
    throw new Error(`${entry} would build another product: nothing is written.`);
  const isCheck = argv.includes('--check');
  if (!isCheck) files.forEach((text, file) => writeFileSync(file, text));
  console.log(`${done.length} changes in ${files.size} files${isCheck ? ', none of them written' : ''}`);
  return left.length > 0 || (isCheck && done.length > 0) ? 1 : 0;
};

const fileIn = (argv: readonly string[]): string => {
  const at = argv.indexOf('--file');
  const file = at < 0 ? 'resources.config.ts' : argv[at + 1];
  if (!file || !existsSync(file) || !file.endsWith('.ts'))
    throw new Error(`--file needs the path of a TypeScript file that exists, not "${file ?? ''}".`);
  return relative(process.cwd(), resolve(file));
};

/* What a file exports by default, with other texts in the place of some. */
const declaredIn = async (
  entry: string,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<DeclaredAdmin> => {
  const put = new Map([...texts].map(([file, text]) => [resolve(file), text]));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: resolve(entry), write: false, minify: false },
    plugins: [{ name: 'other-texts', enforce: 'pre', load: (id) => put.get(id) }],
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  const code = Buffer.from(chunk.code).toString('base64');
  const { default: declared } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    readonly default: DeclaredAdmin;
  };
  return JSON.parse(JSON.stringify(declared)) as DeclaredAdmin;
};

/* All that is made of it but functions, where nothing is said that holds without, and its texts. */
const productOf = (declared: DeclaredAdmin): unknown => {
  const spare = spareOptions(declared, { kinds, listViews }).map(({ path }) => path);
  const { kinds: _, ...model } = createModel(leftOut(declared, spare), kinds);
  return JSON.parse(JSON.stringify([model, Object.fromEntries(englishTexts(declared, kinds))]));
};

const leftOut = (declared: DeclaredAdmin, paths: readonly string[]): DeclaredAdmin => {
  const whole = JSON.parse(JSON.stringify(declared)) as DeclaredAdmin;
  for (const path of paths) {
    const steps = stepsOf(path, declared);
    const last = steps.pop() ?? '';
    const owner = steps.reduce<unknown>(
      (value, step) => (Object(value) as Record<string, unknown>)[step],
      whole,
    );
    delete (owner as Record<string, unknown>)[last];
  }
  return whole;
};
