import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { answerOf } from '../upToDate.mjs';

/** Builds what is measured, unless the tests did. */
export const buildProduct = () =>
  execFileSync(process.execPath, ['scripts/buildOnce.mjs'], { stdio: 'inherit' });

/** The chunks of the built page, each with its code and how long each module is in it. */
export const builtChunks = () =>
  answerOf('dist').map((chunk) => ({ ...chunk, code: readFileSync(`dist/${chunk.fileName}`, 'utf8') }));
