import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import product from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { englishTexts } from '../../src/model/check/englishTexts';
import { createModel } from '../../src/model/resolve/createModel';
import { sampleKeys } from '../../src/model/samples/samples';
import { withSamples } from '../../src/model/samples/withSamples';
import { samples } from '../../src/samples';
import { TEXTS, readTranslations } from '../../tools/readConfig';
import { startServer } from '../browser/command';
import { copyProduct, type ProductCopy } from '../browser/productCopy';

const FOLDERS = ['config', 'overrides', 'fixtures', 'tests', 'translations', 'docs/pictures'];
const BUILT = ['dist', 'dist-gateway'];

/** The words of each sample in four languages, the addresses of its pages and its calls. */
const markers = (): string[] => {
  const joined = withSamples(product, samples);
  const own = new Set([...englishTexts(product, kinds).values(), ...translatedIn(TEXTS.product)]);
  const all = [...englishTexts(joined, kinds).values(), ...translatedIn(TEXTS.samples)];
  const texts = all.filter((text) => !own.has(text));
  const keys = sampleKeys(samples).resources;
  const { resources } = createModel(joined, kinds);
  const addresses = resources.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
  return [...texts, ...addresses.flatMap((name) => [name, `/v1/${name.split('/').at(-1)}`])];
};

const translatedIn = (folder: string): string[] =>
  Object.entries(readTranslations(folder)).flatMap(([locale, all]) =>
    Object.values(all).map((each) => each[locale as 'de'] ?? ''),
  );

describe('the product, built as it is delivered', () => {
  let copy: ProductCopy;
  let before: ReadonlyMap<string, string>;

  /** What each file of the build holds, by its path. */
  const built = (): Map<string, string> =>
    new Map(
      BUILT.flatMap((folder) =>
        readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => join(file.parentPath, file.name))
          .map((path) => [path.slice(copy.folder.length), readFileSync(path, 'latin1')] as const),
      ),
    );
  const hashes = (files: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      [...files].map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
    );
  const run = async (...command: string[]) => {
    const { code, output } = await copy.run(...command);
    expect([command, code, code === 0 ? '' : output]).toEqual([command, 0, '']);
  };

  beforeAll(async () => {
    copy = copyProduct();
    await run('npm', 'run', 'build');
    before = built();
  });
  afterAll(() => copy?.remove());

  it('S1.26 has no word, address or call of a sample in any file', () => {
    // A single word may be anybody's; several together, and addresses, are of a sample alone.
    const words = markers().filter((word) => /[ /]/.test(word));
    expect(words).toEqual(expect.arrayContaining(['Book Log', 'Sample books', 'apps/books']));
    const all = [...before.values()].map((text) => Buffer.from(text, 'latin1').toString('utf8')).join('\n');
    expect(words.filter((word) => all.includes(word))).toEqual([]);
  });

  it('S1.26 is the same, byte for byte, when the folders of samples are deleted, and is sound', async () => {
    for (const folder of FOLDERS)
      rmSync(join(copy.folder, folder, 'samples'), { recursive: true, force: true });
    expect(existsSync(join(copy.folder, 'config/samples'))).toBe(false);
    await run('npm', 'run', 'build');
    expect(hashes(built())).toEqual(hashes(before));
    await run('npm', 'run', 'typecheck');
    await run('npx', 'oxlint', '--deny-warnings');
    await run('npm', 'run', 'check:config');
    await run('npm', 'run', 'translations', '--', '--check');
  });

  it('starts without the folders, as it is delivered and for development', async () => {
    const settings = { STORE: 'memory', DATABASE_URL: '', SENDER: 'off' };
    for (const command of [
      ['node', 'dist-gateway/main.js'],
      ['node', 'scripts/start.mjs'],
    ]) {
      const { address, stop } = await startServer(copy.folder, command, settings);
      onTestFinished(stop);
      expect(await (await fetch(address)).text()).toContain('<div id="root"');
      expect(await (await fetch(new URL('/config.json', address))).json()).not.toHaveProperty('samples');
      expect((await fetch(new URL('/v1/books', address))).status).toBe(404);
    }
  });
});
