// Runs a TypeScript module of ours through Vite, so that `import.meta.glob` and extensionless imports work:
// node scripts/run.mjs tools/checkConfig.ts [arguments]
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [file, ...argv] = process.argv.slice(2);

if (!file || !existsSync(file)) {
  console.error(
    `run.mjs: no such module: ${file ?? '(none given)'}. Usage: node scripts/run.mjs tools/<name>.ts`,
  );
  process.exit(2);
}

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

try {
  const { main } = await server.ssrLoadModule(resolve(file));
  if (typeof main !== 'function') throw new Error(`${file} does not export main(argv): Promise<number>`);
  process.exitCode = await main(argv);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.close();
}
