import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';

type ExpandButtonProps = {
  readonly title: string;
  /** The id of what it shows and hides. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
};

/** Shows more of a record below its line. Arrow keys lead from one to that of the next line, as with what stands in one column. */
export const ExpandButton = ({ title, controls, isOpen, onClick }: ExpandButtonProps) => (
  <Button
    type="button"
    data-screen=""
    data-inline="more"
    aria-label={useTranslate()('app.list.look.more', { name: title })}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onClick}
  >
    <Icon name="next" fontSize="small" aria-hidden />
  </Button>
);

const Button = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
}));
