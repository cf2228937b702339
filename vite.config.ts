import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type PluginOption } from 'vite';
import type * as Compiled from './build/compiledAhead';
import type * as Compressed from './build/compressed';
import type * as Cut from './build/cutConfig';
import type * as Demo from './build/demoParts';
import type * as Policy from './build/demoPolicy';
import type * as Preloads from './build/preloads';
import type * as Faults from './build/refuseFaulty';
import type * as Edits from './build/followEdits';
import type * as Overrides from './build/followOverrides';
import type * as Off from './build/samplesOff';
import type * as Screens from './build/screens';
import type * as Without from './build/withoutChecks';
import type * as Shims from './build/withoutShims';
import type * as Plugin from './gateway/vitePlugin';
import type * as OnOff from './src/model/values/onOff';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const outputFolder = (env: { mode: string; isSsrBuild?: boolean | undefined }): string => {
  if (env.isSsrBuild) return 'dist-gateway';
  return env.mode === 'demo' ? 'dist-demo' : 'dist';
};

/* By Vite's own loader, which reads TypeScript and, for some, modules of the product. */
const load = async <Module>(path: string): Promise<Module> => (await runnerImport<Module>(here(path))).module;

const gateway = async (): Promise<PluginOption[]> => {
  if (!existsSync(here('./gateway/vitePlugin.ts'))) return [];
  return (await load<typeof Plugin>('./gateway/vitePlugin.ts')).gatewayPlugins();
};

const buildParts = () =>
  Promise.all([
    load<typeof Screens>('./build/screens.ts'),
    load<typeof Preloads>('./build/preloads.ts'),
    load<typeof Compiled>('./build/compiledAhead.ts'),
    load<typeof Compressed>('./build/compressed.ts'),
    load<typeof Faults>('./build/refuseFaulty.ts'),
    load<typeof Edits>('./build/followEdits.ts'),
    load<typeof Overrides>('./build/followOverrides.ts'),
    load<typeof Demo>('./build/demoParts.ts'),
    load<typeof Policy>('./build/demoPolicy.ts'),
    load<typeof Without>('./build/withoutChecks.ts'),
    load<typeof Shims>('./build/withoutShims.ts'),
    load<typeof Cut>('./build/cutConfig.ts'),
    load<typeof Off>('./build/samplesOff.ts'),
    load<typeof OnOff>('./src/model/values/onOff.ts'),
  ]);

export default defineConfig(async (env) => {
  const isPage = env.command === 'build' && !env.isSsrBuild;
  const [
    { screenGroups },
    { preloads },
    { compiledAhead },
    { compressed },
    { refuseFaulty },
    { followEdits },
    { followOverrides },
    { demoParts },
    { demoPolicy },
    { withoutChecks },
    { withoutShims },
    { cutConfig },
    { samplesOff },
    { isOn },
  ] = await buildParts();
  // The static demo shows all that there is.
  const hasSamples = isOn('SAMPLES', { ...(env.mode === 'demo' && { SAMPLES: 'on' }), ...process.env });
  const define = { 'import.meta.env.SAMPLES': JSON.stringify(hasSamples ? 'on' : 'off') };
  // The groups come from a build of their own, which must be refused as well, and makes the demo's records for both.
  const cut = cutConfig(hasSamples);
  const content = [
    refuseFaulty(hasSamples),
    demoParts(hasSamples),
    cut,
    ...(hasSamples ? [] : [samplesOff()]),
  ];
  const groups = isPage
    ? await screenGroups({ root: here('.'), mode: env.mode, plugins: [react(), ...content], define })
    : [];
  return {
    // The static demo may lie in any folder of any host.
    base: env.mode === 'demo' ? './' : '/',
    define,
    plugins: [
      // What exports no component has no state to keep: its page takes a changed file of overrides/ whole.
      react({ refreshExclude: [/node_modules/, here('./overrides/**')] }),
      ...content,
      followEdits(),
      followOverrides(),
      ...(env.command === 'serve' ? await gateway() : []),
      ...(isPage
        ? [withoutChecks(), withoutShims(), preloads(cut.api), compiledAhead(), demoPolicy(), compressed()]
        : []),
    ],
    // Otherwise every page in the tree: the bare react-admin of `measure/` is no part of the product.
    optimizeDeps: { entries: ['index.html'] },
    server: { host: '127.0.0.1', strictPort: true },
    preview: { host: '127.0.0.1', strictPort: true },
    build: {
      outDir: outputFolder(env),
      emptyOutDir: true,
      target: env.isSsrBuild ? 'node20' : 'baseline-widely-available',
      copyPublicDir: !env.isSsrBuild,
      // Every browser of the target knows modulepreload.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: isPage ? { output: { codeSplitting: { groups } } } : {},
      // The sizes are judged by `npm run measure`, per screen and compressed.
      chunkSizeWarningLimit: 2000,
    },
  };
});
