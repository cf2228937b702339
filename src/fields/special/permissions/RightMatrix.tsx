import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { pick } from '../../../model/resolved/labels';
import { usualActions, type RightGroup } from '../../../model/permissions/rightGroups';
import type { Matrix } from './RightMark';
import { RightTableRow } from './RightTableRow';

type RightMatrixProps = {
  readonly label: string;
  readonly groups: readonly RightGroup[];
  readonly matrix: Matrix;
};

/** Subjects by actions. Where there is no room for a table, each subject is a block of its own. */
export const RightMatrix = ({ label, groups, matrix }: RightMatrixProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Frame>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('app.permissions.area')}</th>
            {usualActions.map((action) => (
              <th key={action} scope="col">
                {matrix.words.action(action, '')}
              </th>
            ))}
            <th scope="col">{translate('app.permissions.others')}</th>
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={index}>
            <tr>
              <th scope="rowgroup" colSpan={usualActions.length + 2}>
                {group.label ? pick(group.label, locale) : translate('app.permissions.others')}
              </th>
            </tr>
            {group.rows.map((row) => (
              <RightTableRow key={row.subject} row={row} matrix={matrix} />
            ))}
          </tbody>
        ))}
      </table>
    </Frame>
  );
};

const WIDE = '@container (min-width: 720px)';
const NARROW = '@container (max-width: 719.95px)';

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 14 },
  '& th, & td': { padding: '2px 8px', textAlign: 'left', verticalAlign: 'middle' },
  '& th': { fontWeight: 600 },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody th[scope=row]': { fontWeight: 400 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& th[scope=rowgroup]': { paddingTop: 16, color: theme.palette.text.secondary },
  [WIDE]: { '& td[data-usual] [data-word]': unseen, '& tr[data-field] th': { paddingLeft: 24 } },
  [NARROW]: {
    '& thead': unseen,
    '& table, & tbody': { display: 'block' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', padding: '8px 0' },
    '& tbody th': { flexBasis: '100%' },
    '& td': {
      flexBasis: '50%',
      boxSizing: 'border-box',
      minHeight: 44,
      display: 'flex',
      alignItems: 'center',
    },
    '& td:empty': { display: 'none' },
    '& td:not([data-usual])': { flexBasis: '100%' },
  },
}));
