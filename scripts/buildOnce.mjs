// What the tests drive and `npm run measure` looks at: the product as it is delivered, and beside it the gateway with the
// switches of the tests around it, which never is. Nothing is built whose sources are those of the last time.
import { build } from 'vite';
import { upToDate } from './upToDate.mjs';

const builds = {
  dist: {},
  'dist-gateway': { ssr: 'gateway/main.ts' },
  'dist-gateway-tested': { ssr: 'gateway/testing/main.ts' },
};

/* Answers the chunks, each with its modules and how much of it they are. */
const make = async (outDir) => {
  const { output } = await build({ logLevel: 'warn', build: { ...builds[outDir], outDir } });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, modules }) => ({ fileName, modules: lengthsOf(modules) }));
};

const lengthsOf = (modules) =>
  Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]));

process.env.NODE_ENV = 'production';
const names = Object.keys(builds);
const waits = () => console.log('Another run builds here: waiting for it.');
const made = await upToDate(names, { make, waits });
for (const name of names)
  console.log(`${name}: ${made.includes(name) ? 'built' : 'there already, of the same sources'}`);
