import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';

type FoldButtonProps = {
  readonly title: string;
  /** The id of what it shows and hides. */
  readonly controls: string;
  readonly isOpen: boolean;
  /** Something stands below. */
  readonly isOffered: boolean;
  readonly onClick: () => void;
};

/** Shows what stands below a record, and hides it again; its place where nothing does. */
export const FoldButton = ({ title, controls, isOpen, isOffered, onClick }: FoldButtonProps) => {
  const translate = useTranslate();
  if (!isOffered) return <Place />;
  return (
    <Button
      type="button"
      data-screen=""
      data-fold=""
      data-inline="fold"
      aria-label={translate('app.list.look.below', { name: title })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
    >
      <Icon name="next" fontSize="small" aria-hidden />
    </Button>
  );
};

const Place = styled('span')({ flex: 'none', width: 28 });

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
