import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import type { SampleFiles } from '../src/config/defineSamples';
import type * as AllKinds from '../src/fields/kinds';
import type * as Frame from '../src/model/resolve/frame';
import type * as Keys from '../src/model/samples/samples';
import type * as Join from '../src/model/samples/withSamples';

/**
 * Puts the configuration into a page in parts: what every page needs of it, each entity with those that the rows of its list
 * point at, and all of them. Which part belongs to which address stands in the page (`build/preloads.ts`).
 */
export const cutConfig = (hasSamples: boolean): Plugin & { readonly api: ConfigParts } => {
  let root = '';
  let isWhole = false;
  let cut: Promise<Cut> | undefined;
  const load = async <Module>(path: string): Promise<Module> =>
    (await runnerImport<Module>(`${root}/${path}`)).module;
  const cutNow = async (): Promise<Cut> => {
    const [{ default: config }, { kinds }, { cutApart }, { samples }, { withSamples }, { sampleKeys }] =
      await Promise.all([
        load<{ readonly default: DeclaredAdmin }>('resources.config.ts'),
        load<typeof AllKinds>('src/fields/kinds.ts'),
        load<typeof Frame>('src/model/resolve/frame.ts'),
        hasSamples ? load<{ readonly samples: SampleFiles }>('src/samples.ts') : { samples: {} },
        load<typeof Join>('src/model/samples/withSamples.ts'),
        load<typeof Keys>('src/model/samples/samples.ts'),
      ]);
    const keys = Object.keys(samples).length > 0 ? { samples: sampleKeys(samples) } : {};
    return { ...cutApart(withSamples(config, samples), kinds), ...keys };
  };
  const filesIn: ConfigParts['filesIn'] = async (chunks) => {
    const fileOf = (name: string) =>
      chunks.find(({ moduleIds }) => moduleIds.includes(PART + name))?.fileName;
    const { lists } = await (cut ??= cutNow());
    const found = Object.entries(lists).flatMap(([address, key]) => {
      const file = fileOf(key);
      return file === undefined ? [] : [[address, file] as const];
    });
    return { all: fileOf(ALL), lists: Object.fromEntries(found) };
  };
  return {
    name: 'cut-config',
    api: { filesIn },
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
      // The server in the page of the static demo has all of it from the start.
      isWhole = config.mode === 'demo';
    },
    resolveId: (id) => (id.startsWith(PART) ? id : undefined),
    load: async (id) => {
      if (isWhole) return undefined;
      cut ??= cutNow();
      if (id === `${root}/src/cutConfig.ts`) return codeOf(await cut);
      if (!id.startsWith(PART)) return undefined;
      const { parts, all } = await cut;
      const name = id.slice(PART.length);
      return `export default ${JSON.stringify(name === ALL ? all : parts[name])}`;
    },
  };
};

/** What another plugin asks of this one. */
export type ConfigParts = {
  /** The file with all entities, and the one of each list by its address without the first slash; none in the static demo. */
  readonly filesIn: (chunks: readonly Rolldown.OutputChunk[]) => Promise<PartFiles>;
};

export type PartFiles = {
  readonly all: string | undefined;
  readonly lists: Readonly<Record<string, string>>;
};

type Cut = ReturnType<typeof Frame.cutApart> & { readonly samples?: Keys.SampleKeys };

/* The last of it is what the file of a part is called by. */
const PART = '\0parts-of-config/';
const ALL = '*/allEntities';

const codeOf = ({ frame, parts, samples }: Cut): string => `
import { download } from './parts/download';
const parts = {
${Object.keys(parts)
  .map((key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(PART + key)}),`)
  .join('\n')}
};
const all = () => import(${JSON.stringify(PART + ALL)});
const bring = async (load) => (await download(load)).default;
export const cut = {
  frame: ${JSON.stringify(frame)},
  forList: (key) => bring(parts[key] ?? all),
  whole: () => bring(all),${samples ? `\n  samples: ${JSON.stringify(samples)},` : ''}
};`;
