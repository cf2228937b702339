import type { Model } from '../../src/model/resolved/model';
import { isPlainObject } from '../../src/model/values/plainObject';
import { checkHooks, type Environment, type HookFiles } from '../hooks/checkHooks';

/** What is done beside requests, or for whoever is not signed in: a server for one person does neither. */
const BEYOND = ['start', 'jobs', 'times', 'routes'];

/** @throws one error that names every fault, its file and the valid answers. */
export const checkSampleHooks = (
  files: HookFiles,
  place: { readonly model: Model; readonly env: Environment },
): void => {
  checkHooks(files, { ...place, faulty: new Map() });
  const faults = Object.entries(files).flatMap(([file, hooks]) =>
    BEYOND.filter((name) => isPlainObject(hooks) && Object.hasOwn(hooks, name)).map(
      (name) => `${file.replace(/^(\.\.\/)+/, '')}: a sample has no "${name}".`,
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
