import { runnerImport, type Plugin } from 'vite';
import { contentNames } from '../tools/readConfig';
import { readOverrides } from '../tools/readOverrides';
import type { refuseFaults } from '../src/model/check/semantic/refuseFaults';
import type { withoutDemo } from '../src/model/demo/withoutDemo';

type Modules = {
  readonly default: Parameters<typeof withoutDemo>[0];
  readonly withoutDemo: typeof withoutDemo;
  readonly kinds: Parameters<typeof refuseFaults>[1];
  readonly listViews: NonNullable<Parameters<typeof refuseFaults>[2]['listViews']>;
  readonly refuseFaults: typeof refuseFaults;
  readonly faker: object;
};

/** Ends a build of the page when the configuration has a problem; what is built could not work. */
export const refuseFaulty = (): Plugin => {
  let root = '';
  let refused: Promise<void> | undefined;
  /* All of them by Vite's own loader: one that was loaded by it can load nothing more later. */
  const load = async <Name extends keyof Modules>(id: string, name: Name): Promise<Modules[Name]> => {
    const { module } = await runnerImport<Pick<Modules, Name>>(id);
    return module[name];
  };
  const refuseNow = async () => {
    const [config, kinds, listViews, refuse, faker, without] = await Promise.all([
      load(`${root}/fixtures/demo/index.ts`, 'default'),
      load(`${root}/src/fields/kinds.ts`, 'kinds'),
      load(`${root}/src/listViews/views.ts`, 'listViews'),
      load(`${root}/src/model/check/semantic/refuseFaults.ts`, 'refuseFaults'),
      load('@faker-js/faker', 'faker'),
      load(`${root}/src/model/demo/withoutDemo.ts`, 'withoutDemo'),
    ]);
    const there = process.env['DEMO'] === 'off' ? without(config) : config;
    refuse(there, kinds, {
      faker,
      listViews,
      overrides: readOverrides(root),
      content: contentNames(root),
    });
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
