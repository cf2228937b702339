import { styled } from '@mui/material/styles';
import { Icon } from '../../../fields/drawing/Icon';

type FoldButtonProps = {
  /** What it shows. */
  readonly label: string;
  /** Arrow keys lead from one to that of the next row that is called so, too. */
  readonly name: 'fold' | 'more';
  /** The id of what it shows and hides. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
};

/** Shows more of a record, or what stands below it, and hides that again. */
export const FoldButton = ({ label, name, controls, isOpen, onClick }: FoldButtonProps) => (
  <Button
    type="button"
    data-screen=""
    data-inline={name}
    aria-label={label}
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
