import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Icon } from '../../fields/Icon';
import { useShell } from './ShellContext';

/** Who is signed in, and the way out (S4.11). */
export const UserMenu = () => {
  const translate = useTranslate();
  const { connection } = useShell();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const user = connection.session.user();
  const signOut = () => {
    window.history.replaceState(null, '', '/');
    void connection.account.signOut();
  };
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={translate('app.account')}
        aria-haspopup="menu"
      >
        <Icon name="person" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
          {translate('app.signedInAs', { name: user?.fullName || user?.email })}
        </Typography>
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <Icon name="signOut" fontSize="small" />
          </ListItemIcon>
          {translate('app.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
