import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import config from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { hooks, sampleHooks } from './overrides';
import { translations } from './translations';
import { startProgram } from './startProgram';

// Left alone, the heap grows to four times of what is held before it is cleaned: 150 MB more while a file is written.
setFlagsFromString('--heap-growing-percent=100');

void startProgram(
  { config, kinds, listViews, hooks, sampleHooks, translations },
  fileURLToPath(new URL('../dist', import.meta.url)),
);
