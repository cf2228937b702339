import { problemIds, type ProblemId } from './problemIds';

/** One thing that is wrong with the configuration. An error stops the product, a warning does not. */
export type Problem = {
  readonly id: ProblemId;
  readonly level: 'error' | 'warning';
  /** The entity that is faulty, by its key; absent where the fault is of the configuration as a whole. */
  readonly entity?: string;
  /** Where: `invoices.fields.user`. Empty for the configuration as a whole. */
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
};

export type Found = {
  readonly id: ProblemId;
  readonly entity?: string;
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
};

export type Report = (found: Found) => void;

/** Collects problems; saying the same thing twice about one place counts once. */
export const createReport = (): { readonly problems: readonly Problem[]; readonly report: Report } => {
  const problems: Problem[] = [];
  const lines = new Set<string>();
  const report: Report = (found) => {
    const line = `${found.id} ${found.path} ${found.message}`;
    if (lines.has(line)) return;
    lines.add(line);
    const { hint, ...said } = found;
    problems.push({ ...said, level: problemIds[found.id].level, ...(hint ? { hint } : {}) });
  };
  return { problems, report };
};

/** Reports what is found as a fault of that entity. */
export const reportOf =
  (entity: string, report: Report): Report =>
  (found) =>
    report({ entity, ...found });

/** `RC004 invoices.fields.user: reference to unknown entity "usrs". Did you mean "users"?` */
export const problemText = ({ id, path, message, hint }: Found): string =>
  `${id} ${path === '' ? 'the configuration' : path}: ${message}.${hint === undefined ? '' : ` ${hint}`}`;
