import { runnerImport, type Plugin } from 'vite';
import { splitWords } from '../src/model/resolve/words';
import { splitConfig, splitTexts, type SplitConfig } from './splitConfig';
import { splitDashboards } from './splitDashboards';

const PREFIX = 'virtual:config-';
const variables = {
  words: 'loadWords',
  bodies: 'loadBodies',
  texts: 'loadTexts',
  dashboards: 'loadDashboards',
} as const;
const isPiece = (name: string): name is keyof typeof variables => Object.hasOwn(variables, name);
const isConfig = (id: string): boolean => (id.split('?')[0] ?? '').endsWith('/resources.config.ts');

type Parts = ReturnType<typeof splitWords<unknown>> &
  Pick<ReturnType<typeof splitTexts>, 'texts'> &
  Pick<ReturnType<typeof splitDashboards>, 'dashboards'> &
  SplitConfig;

/**
 * A build downloads the configuration in English and one other language at most, and of each entity only what the
 * menu needs until it is opened; of a page of text all but the text, of a dashboard all but its widgets. While
 * developing, and in a demo, the file is used as it is.
 */
export const partConfig = (): Plugin => {
  let parts: Parts | undefined;
  let root = '';
  let isBuild = false;
  let isWhole = true;
  const read = async (): Promise<Parts> => {
    if (parts) return parts;
    const { module } = await runnerImport<{ default: unknown }>(`${root}/resources.config.ts`);
    const { config, texts } = splitTexts(module.default);
    const { config: rest, dashboards } = splitDashboards(config);
    const words = splitWords(rest);
    parts = { ...words, ...splitConfig(words.config), texts, dashboards };
    return parts;
  };
  return {
    name: 'part-config',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build' && !config.build.ssr;
      isWhole = !isBuild || config.mode === 'demo';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: async (id) => {
      if (isBuild && isConfig(id)) {
        const { config, head } = await read();
        return asModule(isWhole ? config : head);
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = '', part] = id.slice(PREFIX.length + 1).split('/');
      if (!isPiece(name)) return undefined;
      const isParted = name === 'bodies' ? !isWhole : isBuild;
      const pieces: Readonly<Record<string, unknown>> = isParted ? (await read())[name] : {};
      return part ? asModule(pieces[part]) : loaders(name, Object.keys(pieces));
    },
  };
};

const asModule = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

const loaders = (name: keyof typeof variables, parts: readonly string[]): string =>
  `export const ${variables[name]} = { ${parts
    .map((part) => `${part}: () => import('${PREFIX}${name}/${part}').then((loaded) => loaded.default)`)
    .join(', ')} };`;
