import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type PluginOption } from 'vite';

const gatewayFile = fileURLToPath(new URL('./gateway/vitePlugin.ts', import.meta.url));

const outputFolder = (env: { mode: string; isSsrBuild?: boolean | undefined }): string => {
  if (env.isSsrBuild) return 'dist-gateway';
  return env.mode === 'demo' ? 'dist-demo' : 'dist';
};

const gateway = async (): Promise<PluginOption[]> => {
  if (!existsSync(gatewayFile)) return [];
  const { module } = await runnerImport<{ gatewayPlugin: () => PluginOption }>(gatewayFile);
  return [module.gatewayPlugin()];
};

// One chunk of its own, so that a change of the config leaves every other file in the caches of the browsers.
const chunkGroups = [{ name: 'config', test: /[\\/]resources\.config\.ts$/ }];

export default defineConfig(async (env) => ({
  plugins: [react(), ...(env.command === 'serve' ? await gateway() : [])],
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  build: {
    outDir: outputFolder(env),
    emptyOutDir: true,
    target: env.isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: { output: { codeSplitting: { groups: env.isSsrBuild ? [] : chunkGroups } } },
    copyPublicDir: !env.isSsrBuild,
    reportCompressedSize: false,
    // The sizes are judged by `npm run measure`, per screen and compressed.
    chunkSizeWarningLimit: 2000,
  },
}));
