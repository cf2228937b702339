import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Preview, PreviewedRole } from '../../providers/session/preview';
import { Notice } from '../../views/Notice';
import { sizes } from '../theme/tokens';

type PreviewBarProps = { readonly role: PreviewedRole; readonly onStop: Preview['stop'] };

/** Stays in sight for as long as somebody sees the product as a role does, with the way back. */
export const PreviewBar = ({ role, onStop }: PreviewBarProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const stop = () => {
    onStop();
    void navigate(role.from);
  };
  return (
    <Box data-screen="" sx={barStyle}>
      <Notice tone="warning">
        {translate('app.preview.seen', { name: role.name })}{' '}
        <Button size="small" color="inherit" variant="outlined" onClick={stop}>
          {translate('app.preview.stop')}
        </Button>
      </Notice>
    </Box>
  );
};

const barStyle = {
  position: 'sticky',
  top: sizes.navbarTop + sizes.navbarHeight + 8,
  zIndex: 3,
  mt: 2,
} as const;
