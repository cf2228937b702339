// What the tests drive and `npm run measure` looks at: the product as it is delivered, and beside it the gateway with the
// switches of the tests around it, and the bare react-admin of `measure/`, which never are. Nothing is built whose sources
// are those of the last time.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { upToDate } from './upToDate.mjs';

const builds = {
  dist: {},
  'dist-gateway': { build: { ssr: 'gateway/main.ts' } },
  'dist-gateway-tested': { build: { ssr: 'gateway/testing/main.ts' } },
  // None of the product's settings: they are part of what it is compared with.
  'dist-bare': {
    root: 'measure',
    configFile: false,
    plugins: [react()],
    build: { chunkSizeWarningLimit: 2000 },
  },
};

/* Answers the chunks, each with its modules and how much of it they are. */
const make = async (name) => {
  const { build: options, ...settings } = builds[name];
  const { output } = await build({
    logLevel: 'warn',
    ...settings,
    build: { emptyOutDir: true, ...options, outDir: resolve(name) },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, modules }) => ({ fileName, modules: lengthsOf(modules) }));
};

const lengthsOf = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]));

process.env.NODE_ENV = 'production';
// A gateway that has none hides them; what they cost is measured.
process.env.SAMPLES ??= 'on';
const names = Object.keys(builds);
const waits = () => console.log('Another run builds here: waiting for it.');
const made = await upToDate(names, { make, waits });
for (const name of names)
  console.log(`${name}: ${made.includes(name) ? 'built' : 'there already, of the same sources'}`);
