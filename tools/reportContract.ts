import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { listViews } from '../src/listViews/views';
import { checkConfig } from '../src/model/check/checkConfig';
import { problemText } from '../src/model/check/problem';
import { createModel } from '../src/model/resolve/createModel';
import { contractReport } from './contractReport';
import { readConfig } from './readConfig';

/** `npm run report:contract`: what the backend is assumed to look like where the specification is silent (S7.128). */
export const main = async (argv: readonly string[]): Promise<number> => {
  const declared = await readConfig(argv);
  const errors = checkConfig(declared, kinds, { listViews }).filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    errors.forEach((problem) => console.error(problemText(problem)));
    return 1;
  }
  contractReport(createModel(declared as DeclaredAdmin, kinds)).forEach((line) => console.log(line));
  return 0;
};
