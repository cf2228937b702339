import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAbility, useModel } from '../../fields/AdminContext';
import { BookmarkItems } from '../../features/bookmarks/BookmarkItems';
import { ACCOUNT_PAGE } from '../../model/account/ownAccount';
import { openShortcuts } from '../../features/shortcuts/openShortcuts';
import { Icon } from '../../fields/drawing/Icon';
import { humanize } from '../../model/resolved/labels';
import { useLabel } from '../../views/useEntity';
import { useSkin } from '../theme/useSkin';
import type { NavbarMenuProps } from './menu/MenuButton';
import { useShell } from './ShellContext';
import { useLanguageItems } from './useLanguageItems';
import { useSignOut } from './useSignOut';

/** Who is signed in, what is theirs alone, how the product looks to them, and the way out (S4.11). */
export const UserMenu = ({ anchor, onClose }: NavbarMenuProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const languages = useLanguageItems(onClose);
  const own = useOwnPages();
  const { connection } = useShell();
  const user = connection.session.user();
  const signOut = useSignOut();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem disabled sx={{ '&&': { opacity: 1 } }}>
        <ListItemText
          primary={translate('app.signedInAs', { name: user?.fullName || user?.email })}
          secondary={user && humanize(user.role)}
        />
      </MenuItem>
      <Divider component="li" />
      {!user?.enteredBy && (
        <MenuItem component={Link} to={ACCOUNT_PAGE} onClick={onClose}>
          <ListItemIcon>
            <Icon name="key" fontSize="small" />
          </ListItemIcon>
          {translate('app.ownAccount.title')}
        </MenuItem>
      )}
      {own.map(({ name, menuLabel, icon }) => (
        <MenuItem key={name} component={Link} to={`/${name}`} onClick={onClose}>
          <ListItemIcon>
            <Icon name={icon} fontSize="small" />
          </ListItemIcon>
          {label(menuLabel)}
        </MenuItem>
      ))}
      <DensityItem />
      <SystemSkinItem />
      {isPhone && <Divider component="li" />}
      {isPhone && <BookmarkItems onClose={onClose} />}
      {isPhone && languages}
      <ShortcutsItem onClose={onClose} />
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        <ListItemIcon>
          <Icon name="signOut" fontSize="small" />
        </ListItemIcon>
        {translate('app.signOut')}
      </MenuItem>
    </Menu>
  );
};

const ShortcutsItem = ({ onClose }: Pick<NavbarMenuProps, 'onClose'>) => {
  const translate = useTranslate();
  const open = () => {
    onClose();
    openShortcuts();
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <Icon name="help" fontSize="small" />
      </ListItemIcon>
      {translate('app.shortcuts.title')}
    </MenuItem>
  );
};

/* The density is worn by the whole document, see `useAppearance`. */
const DensityItem = () => {
  const translate = useTranslate();
  const [density, setDensity] = useStore('density', 'comfortable');
  const isCompact = density === 'compact';
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isCompact}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <ListItemIcon>{isCompact && <Icon name="check" fontSize="small" />}</ListItemIcon>
      {translate('app.compact')}
    </MenuItem>
  );
};

/* The other two are a button of the navbar. */
const SystemSkinItem = () => {
  const translate = useTranslate();
  const { chosen, shown, choose } = useSkin();
  const isOfSystem = chosen === 'system';
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isOfSystem}
      onClick={() => choose(isOfSystem ? shown : 'system')}
    >
      <ListItemIcon>{isOfSystem && <Icon name="check" fontSize="small" />}</ListItemIcon>
      {translate('app.skin.asSystem')}
    </MenuItem>
  );
};

/* Such as "My Setting": one record for each person. */
const useOwnPages = () => {
  const { resources } = useModel();
  const ability = useAbility();
  return resources.filter(({ single, subject }) => single === 'own' && ability.can('show', subject));
};
