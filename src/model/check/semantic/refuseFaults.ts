import type { DeclaredAdmin } from '../../../config/defineAdmin';
import type { SampleFiles } from '../../../config/defineSamples';
import type { Kinds } from '../../resolved/kind';
import { withSamples } from '../../samples/withSamples';
import { sampleProblems } from '../admin/checkSamples';
import { checkConfig, type CheckOptions } from '../checkConfig';
import { problemText } from '../problem';

type Options = CheckOptions & {
  /** What is joined with it; nothing when absent. */
  readonly samples?: SampleFiles | undefined;
};

/**
 * Before anything is built of a configuration, or served by it.
 * @throws with every error in it, one a line.
 */
export const refuseFaults = (
  declared: unknown,
  kinds: Kinds,
  { samples = {}, ...options }: Options,
): void => {
  const joined = withSamples(declared as DeclaredAdmin, samples);
  const problems = [...checkConfig(joined, kinds, options), ...sampleProblems(declared, samples)];
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  throw new Error(`resources.config.ts has ${count}:\n${errors.map(problemText).join('\n')}`);
};
