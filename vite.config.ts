import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type PluginOption } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const gatewayFile = fileURLToPath(new URL('./gateway/vitePlugin.ts', import.meta.url));

const outputFolder = (env: { mode: string; isSsrBuild?: boolean | undefined }): string => {
  if (env.isSsrBuild) return 'dist-gateway';
  return env.mode === 'demo' ? 'dist-demo' : 'dist';
};

/* Loaded by Vite's own loader, like the gateway, because both read modules of the product. */
const faults = async (): Promise<PluginOption> => {
  const { module } = await runnerImport<{ refuseFaulty: () => PluginOption }>(
    here('./build/refuseFaulty.ts'),
  );
  return module.refuseFaulty();
};

const gateway = async (): Promise<PluginOption[]> => {
  if (!existsSync(gatewayFile)) return [];
  const { module } = await runnerImport<{ gatewayPlugins: () => PluginOption[] }>(gatewayFile);
  return module.gatewayPlugins();
};

/** What a modern browser has anyway, or what the product never calls, is not downloaded. */
const standIns = [
  { find: 'object.entries', replacement: here('./build/entries.cjs') },
  { find: 'hasown', replacement: here('./build/hasOwn.cjs') },
  { find: 'warning', replacement: here('./build/warning.cjs') },
  { find: /^lodash\/merge\.js$/, replacement: here('./build/merge.mjs') },
  // The same functions, without what old browsers need.
  { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
  // Every input here is outlined (src/app/theme/controls.ts).
  { find: /^\.\.\/FilledInput\/index\.js$/, replacement: '@mui/material/OutlinedInput' },
  { find: 'query-string', replacement: here('./build/queryString.mjs') },
  { find: 'hoist-non-react-statics', replacement: here('./build/noHoist.cjs') },
  { find: /^\.\/WarnWhenUnsavedChanges\.js$/, replacement: here('./build/noWarning.mjs') },
  { find: 'inflection', replacement: here('./build/inflection.mjs') },
  {
    find: /^\.\/(ThemeProviderWithVars|createThemeWithVars)\.js$/,
    replacement: here('./build/noCssVariables.mjs'),
  },
  { find: /^jsonexport\/dist.*/, replacement: here('./build/noExporter.cjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
  { find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') },
];

/*
 * What half the product shares lies together, because small files compress badly: measured, 88 files of the
 * first list cost 12 kB more than 36. What is only needed on demand stays out of it.
 */
const onDemand =
  /faker|fakerest|libphone|Autocomplete|[Pp]opper|x-charts|x-internals|[\\/]d3-|socket\.io|Dialog|Alert|Tooltip|Chip|Drawer|Snackbar|react-hook-form|dist[\\/]form[\\/]|dist[\\/]input[\\/]\w+Input\./;
const chunks = [
  // A change of the config leaves every other file in the caches of the browsers.
  { name: 'config', priority: 30, test: /[\\/]resources\.config\.ts$/ },
  { name: 'react', priority: 20, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // Reads and writes in one: an action of the list needs what a form needs to save.
  {
    name: 'query',
    priority: 10,
    test: /[\\/](@tanstack|saveContext)[\\/]|useMutationWithMutationMode|[\\/](useUpdate|useGetOne|useRedirect)\.js/,
  },
  // Nearly every form has most of these, and a dozen small files compress badly.
  {
    name: 'inputs',
    priority: 5,
    includeDependenciesRecursively: false,
    test: /fields[\\/]((text|longText|email|phone|number|money|percent|choice|date|dateTime|boolean)[\\/]input|RuledInput|GuardedShape)\.tsx$|dist[\\/]input[\\/](Text|Number|Date|DateTime)Input\.js$/,
  },
  // What only forms have, in one file for the same reason.
  {
    name: 'form',
    priority: 6,
    includeDependenciesRecursively: false,
    test: /views[\\/]record[\\/](RecordForm|FormSections|FormErrors|LeaveGuard|LeaveDialog|Drafts|DraftKeeper|TakenHints|useFaultFocus|useAfterSaving|useStrayErrors|errorTree|conflictOf)\.|[\\/](SaveButton|Form|useAugmentedForm|useNotifyIsFormInvalid|setSubmissionErrors|sanitizeEmptyValues|getFormInitialValues|useFormIsDirty)\.js$|build[\\/]merge/,
  },
  {
    name: 'shared',
    minShareCount: 6,
    test: (id: string) => id.includes('node_modules') && !onDemand.test(id),
  },
];

export default defineConfig(async (env) => ({
  resolve: { alias: env.command === 'build' && !env.isSsrBuild ? standIns : [] },
  plugins: [react(), await faults(), ...(env.command === 'serve' ? await gateway() : [])],
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  build: {
    outDir: outputFolder(env),
    emptyOutDir: true,
    target: env.isSsrBuild ? 'node20' : 'baseline-widely-available',
    copyPublicDir: !env.isSsrBuild,
    // Every browser of the target knows modulepreload.
    // Names of every chunk in the first one would cost more than they save; styles have to be there in time.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_: string, files: string[]) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: env.isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
    // The sizes are judged by `npm run measure`, per screen and compressed.
    chunkSizeWarningLimit: 2000,
  },
}));
