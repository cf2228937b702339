import type { Kinds } from '../../resolved/kind';
import { checkConfig, type CheckOptions } from '../checkConfig';
import { problemText } from '../problem';

/**
 * Before anything is built of a configuration, or served by it.
 * @throws with every error in it, one a line.
 */
export const refuseFaults = (declared: unknown, kinds: Kinds, options: CheckOptions): void => {
  const errors = checkConfig(declared, kinds, options).filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  throw new Error(`resources.config.ts has ${count}:\n${errors.map(problemText).join('\n')}`);
};
