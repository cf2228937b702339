import { fileURLToPath } from 'node:url';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { hooks } from '../overrides';
import { startProgram } from '../startProgram';
import { underControl } from './underControl';

// The same program as the shipped one, with the switches of the tests around it. Built by the tests alone.
void startProgram({ config, kinds, hooks }, fileURLToPath(new URL('../dist', import.meta.url)), underControl);
