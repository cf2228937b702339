import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Permission } from '../../../model/permissions/granted';
import type { RightWords } from './useRightWords';

type KeptRightsProps = {
  readonly pairs: readonly Permission[];
  readonly words: RightWords;
  readonly onRemove?: (pair: Permission) => void;
};

/** The pairs that a matrix has no box for, as a newer server may send them: kept until somebody removes one. */
export const KeptRights = ({ pairs, words, onRemove }: KeptRightsProps) => {
  const translate = useTranslate();
  const title = useId();
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Title id={title}>{translate('app.permissions.kept')}</Title>
      <List>
        {pairs.map((pair, index) => (
          <li key={`${index} ${pair.action}`} title={JSON.stringify(pair)}>
            <bdi>{words.right(pair)}</bdi>
            {onRemove && (
              <IconButton
                size="small"
                aria-label={translate('app.permissions.remove', { right: words.right(pair) })}
                onClick={() => onRemove(pair)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </List>
    </section>
  );
};

const Title = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: '16px 0 4px' }));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    maxWidth: '100%',
    padding: '0 8px',
    borderRadius: 6,
    overflowWrap: 'anywhere',
    border: `1px solid ${theme.palette.divider}`,
  },
}));
