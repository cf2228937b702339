import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { pick } from '../../../model/resolved/labels';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useUnit } from '../../drawing/useUnit';

type TierGridProps = {
  readonly field: ResolvedField<'tiers'>;
  readonly isEdited?: boolean;
  readonly children: ReactNode;
};

/** The frame of a price table, read or edited: its columns and what they count. */
export const TierGrid = ({ field, isEdited = false, children }: TierGridProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const many = useUnit(field.unit)(2);
  const unit = many && ` (${many})`;
  return (
    <Table aria-label={pick(field.label, locale)} data-edited={isEdited}>
      <thead>
        <tr>
          <th scope="col">{translate('app.tiers.from') + unit}</th>
          <th scope="col">{translate('app.tiers.upTo') + unit}</th>
          <th scope="col" colSpan={isEdited ? 2 : 1}>
            {translate('app.tiers.price')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
};

/* Read, it is narrow enough for a phone; edited, its rows are stacked there. */
const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '6px 24px 6px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  'thead th': { fontWeight: 600, color: theme.palette.text.secondary },
  'tbody th': { fontWeight: 'inherit' },
  '&[data-edited=true]': {
    width: '100%',
    maxWidth: 720,
    'th, td': { textAlign: 'left', paddingRight: 12 },
    /* plain text stands level with the text in the boxes beside it */
    [theme.breakpoints.up('sm')]: { '[data-plain=true]': { paddingTop: 16 } },
    'thead th, td:last-child': { whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: {
      thead: { display: 'none' },
      'tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        borderBottom: `1px solid ${theme.palette.divider}`,
        padding: '4px 0 8px',
      },
      'tbody th, tbody td': { border: 0, padding: '4px 8px 4px 0' },
      'tbody td:last-child': { alignSelf: 'end' },
      '[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        /* the frame of a box begins five pixels above it */
        paddingBottom: 6,
        fontSize: 12,
        color: theme.palette.text.secondary,
      },
    },
  },
}));
