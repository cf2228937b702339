import type { Issue } from '../resolved/kind';
import { WHOLE } from '../rules/protection';
import type { Row } from '../values/comparable';

/**
 * What may be told of the faults of a stored record: of one at a closed field no more than that there is one, unless it is a
 * fault of what was sent for it.
 */
export const openIssues = (
  issues: readonly Issue[],
  closed: ReadonlySet<string>,
  sent: Row = {},
): readonly Issue[] => {
  const isOpen = ({ path, called }: Issue): boolean => {
    const [name = ''] = path.split('.');
    // A step from one state to another names the one that is stored.
    return !closed.has(name) || (Object.hasOwn(sent, name) && called?.['from'] === undefined);
  };
  const open = issues.filter(isOpen);
  return open.length === issues.length ? issues : [...open, { path: WHOLE, key: 'actions.ruleNotMet' }];
};
