import { dirname } from 'node:path';

/** One file of every folder, so that none of them is forgotten. */
export const oneOfEach = (files: readonly string[]): readonly string[] => [
  ...new Map(files.map((file) => [dirname(file), file])).values(),
];
