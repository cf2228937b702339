import { useLocale } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { granted } from '../../../model/permissions/granted';
import { rightGroups, type RightRow } from '../../../model/permissions/rightGroups';
import { shownRights } from '../../../model/permissions/shownRights';
import { useModel } from '../../AdminContext';
import type { CellProps } from '../../cellView';
import { KeptRights } from './KeptRights';
import { PreviewButton } from './PreviewButton';
import { RightMark } from './RightMark';
import { RightMatrix } from './RightMatrix';
import { useRightWords } from './useRightWords';

/** The rights of a role to be read: the wide ones first, and only the subjects that have one of their own. */
export const PermissionsShow = ({ value, field }: Pick<CellProps<'permissions'>, 'value' | 'field'>) => {
  const locale = useLocale();
  const groups = rightGroups(useModel(), field.extra);
  const words = useRightWords(groups);
  const isShown = shownRights(groups);
  const matrix = { pairs: value, words };
  const hasOwn = ({ subject, actions, more }: RightRow) =>
    [...actions, ...more.map(({ action }) => action)].some(
      (action) => granted(value, subject, action) === 'yes',
    );
  const wide = ['manage', 'read'].filter((action) => granted(value, 'all', action) === 'yes');
  const own = groups
    .map((group) => ({ ...group, rows: group.rows.filter(hasOwn) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div>
      <PreviewButton pairs={value} />
      {wide.map((action) => (
        <div key={action}>
          <RightMark {...{ matrix, action }} subject="all" word={words.right({ action, subject: 'all' })} />
        </div>
      ))}
      {own.length > 0 && <RightMatrix label={pick(field.label, locale)} groups={own} matrix={matrix} />}
      <KeptRights pairs={value.filter((pair) => !isShown(pair))} words={words} />
    </div>
  );
};
