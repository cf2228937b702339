import { fileURLToPath } from 'node:url';
import config from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { startProgram } from './startProgram';

void startProgram({ config, kinds }, fileURLToPath(new URL('../dist', import.meta.url)));
