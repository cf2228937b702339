import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** What is typed while the search box is still on its way; it takes it over. */
export type EarlyText = { readonly read: () => string; readonly write: (text: string) => void };

export const createEarlyText = (): EarlyText => {
  let text = '';
  return { read: () => text, write: (wanted) => void (text = wanted) };
};

type EarlyBoxProps = { readonly early: EarlyText; readonly onClose: () => void };

/** Takes the keys until the search box is there. */
export const EarlyBox = ({ early, onClose }: EarlyBoxProps) => {
  const label = useTranslate()('app.searching.label');
  return (
    <Frame>
      <input
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a key or a press
        autoFocus
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => early.write(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </Frame>
  );
};

const Frame = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: 32,
  maxWidth: 600,
  margin: '0 auto',
  padding: '12px 16px 12px 52px',
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  '& input': {
    width: '100%',
    color: 'inherit',
    font: 'inherit',
    fontSize: 16,
    background: 'none',
    border: 0,
    outline: 0,
  },
}));
