import { runnerImport, type Plugin } from 'vite';
import { contentNames } from '../tools/readConfig';
import { readOverrides } from '../tools/readOverrides';
import type { refuseFaults } from '../src/model/check/semantic/refuseFaults';
import type { SampleFiles } from '../src/config/defineSamples';

type Modules = {
  readonly default: unknown;
  readonly samples: SampleFiles;
  readonly kinds: Parameters<typeof refuseFaults>[1];
  readonly listViews: NonNullable<Parameters<typeof refuseFaults>[2]['listViews']>;
  readonly refuseFaults: typeof refuseFaults;
  readonly faker: object;
};

/** Ends a build of the page when the configuration has a problem; what is built could not work. */
export const refuseFaulty = (hasSamples: boolean): Plugin => {
  let root = '';
  let refused: Promise<void> | undefined;
  /* All of them by Vite's own loader: one that was loaded by it can load nothing more later. */
  const load = async <Name extends keyof Modules>(id: string, name: Name): Promise<Modules[Name]> => {
    const { module } = await runnerImport<Pick<Modules, Name>>(id);
    return module[name];
  };
  const refuseNow = async () => {
    const [config, kinds, listViews, refuse, faker, samples] = await Promise.all([
      load(`${root}/fixtures/demo/index.ts`, 'default'),
      load(`${root}/src/fields/kinds.ts`, 'kinds'),
      load(`${root}/src/listViews/views.ts`, 'listViews'),
      load(`${root}/src/model/check/semantic/refuseFaults.ts`, 'refuseFaults'),
      load('@faker-js/faker', 'faker'),
      hasSamples ? load(`${root}/src/samples.ts`, 'samples') : {},
    ]);
    const around = { faker, listViews, overrides: readOverrides(root), content: contentNames(root) };
    // The product is sound by itself, or nobody could leave the samples out.
    refuse(config, kinds, around);
    if (hasSamples) refuse(config, kinds, { ...around, samples });
  };
  return {
    name: 'refuse-faulty',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: () => (refused ??= refuseNow()),
  };
};
