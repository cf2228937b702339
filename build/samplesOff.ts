import type { Plugin } from 'vite';

/** The modules that collect what samples are made of, and what is in their place. */
const collecting: Readonly<Record<string, string>> = {
  'src/samples.ts': 'export const samples = {};',
  'fixtures/sampleRecords.ts': 'export const sampleRecords = {};',
  'gateway/sampleOverrides.ts': 'export const sampleHooks = {};',
};

/** Leaves out samples where they are switched off: their files would be read, and have effects, unused. */
export const samplesOff = (): Plugin => {
  let root = '';
  return {
    name: 'samples-off',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    load: (id) => (id.startsWith(`${root}/`) ? collecting[id.slice(root.length + 1)] : undefined),
  };
};
