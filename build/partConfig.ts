import { runnerImport, type Plugin } from 'vite';
import { splitWords } from '../src/model/words';
import { splitConfig, type SplitConfig } from './splitConfig';

const WORDS = 'virtual:config-words';
const BODIES = 'virtual:config-bodies';
const isConfig = (id: string): boolean => (id.split('?')[0] ?? '').endsWith('/resources.config.ts');

type Parts = ReturnType<typeof splitWords<unknown>> & SplitConfig;

/**
 * A build downloads the configuration in English and one other language at most, and of each entity only what the
 * menu needs until it is opened. While developing, and in a demo, the file is used as it is.
 */
export const partConfig = (): Plugin => {
  let parts: Parts | undefined;
  let root = '';
  let isBuild = false;
  let isWhole = true;
  const read = async (): Promise<Parts> => {
    if (parts) return parts;
    const { module } = await runnerImport<{ default: unknown }>(`${root}/resources.config.ts`);
    const words = splitWords(module.default);
    parts = { ...words, ...splitConfig(words.config) };
    return parts;
  };
  return {
    name: 'part-config',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build' && !config.build.ssr;
      isWhole = !isBuild || config.mode === 'demo';
    },
    resolveId: (id) => (id.startsWith(WORDS) || id.startsWith(BODIES) ? `\0${id}` : undefined),
    load: async (id) => {
      if (isBuild && isConfig(id)) {
        const { config, head } = await read();
        return asModule(isWhole ? config : head);
      }
      const [name, part] = id.slice(1).split('/');
      if (name === WORDS) {
        if (!isBuild) return 'export const loadWords = {};';
        const { words } = await read();
        return part ? asModule(words[part as 'de']) : loaders('loadWords', name, Object.keys(words));
      }
      if (name !== BODIES) return undefined;
      if (isWhole) return 'export const loadBodies = {};';
      const { bodies } = await read();
      return part ? asModule(bodies[part]) : loaders('loadBodies', name, Object.keys(bodies));
    },
  };
};

const asModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const loaders = (variable: string, name: string, parts: readonly string[]): string =>
  `export const ${variable} = { ${parts
    .map((part) => `${part}: () => import('${name}/${part}').then((loaded) => loaded.default)`)
    .join(', ')} };`;
