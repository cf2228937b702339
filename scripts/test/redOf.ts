import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Red } from './seen';

/** What is said of a test that failed: its title, the place, and the errors, without the frames of packages where it has others. */
export const redOf = (title: string, errors: readonly SerializedError[], root: string): Red => ({
  title,
  place: placeOf(errors.flatMap(framesOf)[0], root),
  error: errors.map((error) => wordsOf(error, root)).join('\n'),
});

type Frame = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly method: string;
};

const LINES_SHOWN = 15;
const FRAMES_SHOWN = 5;

const wordsOf = (error: SerializedError, root: string): string => {
  const said = `${error.name ?? 'Error'}: ${error.message}`.split('\n').slice(0, LINES_SHOWN);
  const frames = framesOf(error).slice(0, FRAMES_SHOWN);
  return [...said, ...frames.map((each) => `  at ${placeOf(each, root)} ${each.method}`.trimEnd())].join(
    '\n',
  );
};

const framesOf = ({ stacks }: SerializedError): Frame[] => {
  const all = (stacks ?? []) as Frame[];
  const ours = all.filter(({ file }) => !file.includes('/node_modules/') && !file.startsWith('node:'));
  return ours.length > 0 ? ours : all;
};

const placeOf = (frame: Frame | undefined, root: string): string =>
  frame ? `${relative(root, frame.file)}:${frame.line}:${frame.column}` : '';
