import Menu from '@mui/material/Menu';
import type { NavbarMenuProps } from './menu/MenuButton';
import { useLanguageItems } from './useLanguageItems';

/** The languages, under their button in the navbar. */
export const LanguageMenu = ({ anchor, onClose }: NavbarMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    {useLanguageItems(onClose)}
  </Menu>
);
