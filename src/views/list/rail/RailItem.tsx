import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BESIDE } from './beside';

export type RailItemProps = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  /** Several may be chosen. */
  readonly isTicked?: boolean;
  /** How many there are. */
  readonly children?: ReactNode;
};

/** One of those that the list is narrowed down by. */
export const RailItem = ({ name, isOn, onChoose, isTicked = false, children }: RailItemProps) => (
  <li>
    {isTicked ? (
      <Item as="label" data-on={isOn || undefined}>
        <input type="checkbox" checked={isOn} onChange={onChoose} />
        <span>{name}</span>
        {children}
      </Item>
    ) : (
      <Item
        type="button"
        data-on={isOn || undefined}
        aria-current={isOn ? 'true' : undefined}
        onClick={onChoose}
      >
        <span>{name}</span>
        {children}
      </Item>
    )}
  </li>
);

const Item = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 12px',
  color: theme.palette.text.primary,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  background: 'none',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 20,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, flex: 'none' },
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '&:hover': { background: theme.palette.action.hover },
  '&[data-on]': { fontWeight: 600, background: theme.palette.action.selected },
  [`@media ${BESIDE}`]: {
    width: '100%',
    minHeight: 36,
    borderColor: 'transparent',
    borderRadius: 8,
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}));
