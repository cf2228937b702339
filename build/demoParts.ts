import { runnerImport, type Plugin } from 'vite';

const NAMES = ['settings', 'records'] as const;

type Parts = { readonly [N in (typeof NAMES)[number]]: unknown };

/** What the static demo begins with, made while it is built: nothing that makes records up is downloaded for it. */
export const demoParts = (): Plugin => {
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
    resolveId: (id) => (NAMES.some((name) => id === `virtual:demo-${name}`) ? `\0${id}` : undefined),
    load: async (id) => {
      const name = NAMES.find((each) => id === `\0virtual:demo-${each}`);
      if (!name) return undefined;
      const parts = isDemo ? await (made ??= make()) : undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(parts?.[name] ?? {}))});`;
    },
  };
};
