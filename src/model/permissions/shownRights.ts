import { isPlain, type Permission } from './granted';
import type { RightGroup, RightRow } from './rightGroups';

/** Which pairs have a box: those of the rows, and managing or reading everything. Others are listed as they are. */
export const shownRights = (groups: readonly RightGroup[]): ((pair: Permission) => boolean) => {
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.subject, actionsOf(row)]));
  rows.set('all', new Set(['manage', 'read']));
  return (pair) => isPlain(pair) && rows.get(pair.subject)?.has(pair.action) === true;
};

/* `update` is another name of edit (S6.05), so its box is that of edit. */
const actionsOf = ({ actions, more }: RightRow): Set<string> =>
  new Set([...actions, ...more.map(({ action }) => action), ...(actions.includes('edit') ? ['update'] : [])]);
