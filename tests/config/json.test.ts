import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import config from '../../resources.config';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { createModel } from '../../src/model/resolve/createModel';
import { configSchema } from '../../tools/docs/configSchema';
import { refusals } from './acceptsJson';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readBack = (): DeclaredAdmin => JSON.parse(JSON.stringify(config)) as DeclaredAdmin;

/** The model without its methods, so that it can be compared. */
const dataOf = (declared: DeclaredAdmin) => {
  const { resource: _resource, known: _known, isWhole: _isWhole, ...data } = createModel(declared, kinds);
  return data;
};

describe('the configuration of the product', () => {
  it('has no start-up error', () => {
    const errors = checkConfig(config, kinds, { listViews }).filter(({ level }) => level === 'error');
    expect(errors.map(problemText)).toEqual([]);
  });

  it('is JSON: what is written and read back builds the same product', () => {
    expect(readBack()).toEqual(config);
    expect(dataOf(readBack())).toEqual(dataOf(config));
    expect(dataOf(readBack()).resources.length).toBeGreaterThan(0);
  });

  it('is accepted by the JSON schema of the language', () => {
    expect(refusals(readBack(), configSchema(kinds, listViews))).toEqual([]);
  });

  it.each([
    'resources.config.ts',
    'src/model/resolve/createModel.ts',
    'src/model/check/checkConfig.ts',
    'src/fields/kinds.ts',
    'src/listViews/views.ts',
  ])('loads %s in Node without React in the module graph', async (entry) => {
    const { modules, packages } = await graphOf(entry);
    expect(modules).toContain(entry);
    expect(modules.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(packages.filter((name) => /react|^@mui|^ra-|^@emotion/.test(name))).toEqual([]);
  });
});

/** Every file of ours and every package that a module loads, however far away. */
const graphOf = async (entry: string) => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: `${root}${entry}`, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((part) => part.type === 'chunk');
  const names = new Set(chunks.map(({ fileName }) => fileName));
  return {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => id.replace(root, '')),
    packages: chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((name) => !names.has(name)),
  };
};
