import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import config, { samples } from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { hooks } from './overrides';
import { sampleHooks } from './sampleOverrides';
import { translations } from './translations';
import { startProgram } from './startProgram';

// Left alone, the heap grows to four times of what is held before it is cleaned: 150 MB more while a file is written.
setFlagsFromString('--heap-growing-percent=100');

void startProgram(
  { config, samples, kinds, listViews, hooks, sampleHooks, translations },
  fileURLToPath(new URL('../dist', import.meta.url)),
);
