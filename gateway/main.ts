import { fileURLToPath } from 'node:url';
import config from '../fixtures/demo';
import { kinds } from '../src/fields/kinds';
import { hooks } from './overrides';
import { translations } from './translations';
import { startProgram } from './startProgram';

void startProgram({ config, kinds, hooks, translations }, fileURLToPath(new URL('../dist', import.meta.url)));
