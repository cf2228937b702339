import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Icon } from '../../fields/Icon';
import type { NavbarMenuProps } from './MenuButton';
import { useShell } from './ShellContext';

/** Who is signed in, and the way out (S4.11). */
export const UserMenu = ({ anchor, onClose }: NavbarMenuProps) => {
  const translate = useTranslate();
  const { connection } = useShell();
  const user = connection.session.user();
  const signOut = () => {
    window.history.replaceState(null, '', '/');
    void connection.account.signOut();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled>{translate('app.signedInAs', { name: user?.fullName || user?.email })}</MenuItem>
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <Icon name="signOut" fontSize="small" />
        </ListItemIcon>
        {translate('app.signOut')}
      </MenuItem>
    </Menu>
  );
};
