import { runnerImport, type Plugin } from 'vite';

type Parts = { readonly settings: object; readonly records: Readonly<Record<string, unknown>> };

const PREFIX = 'virtual:demo-';

/** What the static demo begins with, made while it is built: nothing that makes records up is downloaded for it. */
export const demoParts = (hasSamples: boolean): Plugin => {
  let root = '';
  let isDemo = false;
  let made: Promise<Parts> | undefined;
  const make = async () => (await runnerImport<Parts>(`${root}/demo/makeDemo.ts`)).module;
  return {
    name: 'demo-parts',
    configResolved: (config) => {
      root = config.root;
      isDemo = config.mode === 'demo';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: async (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name, language = ''] = id.slice(PREFIX.length + 1).split('-');
      const parts = isDemo ? await (made ??= make()) : undefined;
      const part =
        name === 'settings'
          ? { ...parts?.settings, ...(hasSamples && { samples: true }) }
          : parts?.records[language];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(part ?? {}))});`;
    },
  };
};
