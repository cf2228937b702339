// `npm test`: every part, whatever the part before said. `npm test -- unit lint` runs only these, `-- near` what the
// changes reach. `npm run test:long` is the part that takes too long to be one of every run.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/test/main.ts', { configFile: false });
await module.main(process.argv.slice(2));
