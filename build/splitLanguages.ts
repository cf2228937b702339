import { runnerImport, type Plugin } from 'vite';
import { splitWords } from '../src/model/words';

const WORDS = 'virtual:config-words';
const isConfig = (id: string): boolean => (id.split('?')[0] ?? '').endsWith('/resources.config.ts');

/**
 * A build downloads the configuration in English and one other language at most. While developing, the
 * file is used as it is, and there are no words beside it.
 */
export const splitLanguages = (): Plugin => {
  let split: ReturnType<typeof splitWords<unknown>> | undefined;
  const read = async (id: string) => {
    const { module } = await runnerImport<{ default: unknown }>(id);
    return splitWords(module.default);
  };
  let root = '';
  let isBuild = false;
  return {
    name: 'split-languages',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load: async (id) => {
      if (isBuild && isConfig(id)) {
        split ??= await read(id);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(split.config))});`;
      }
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      if (!isBuild) return 'export const loadWords = {};';
      split ??= await read(`${root}/resources.config.ts`);
      const locale = id.split('/')[1];
      if (locale) return `export default ${JSON.stringify(split.words[locale as 'de'])};`;
      const loaders = Object.keys(split.words).map(
        (name) => `${name}: () => import('${WORDS}/${name}').then((words) => words.default)`,
      );
      return `export const loadWords = { ${loaders.join(', ')} };`;
    },
  };
};
