import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocale, useTranslate } from 'react-admin';
import { Icon } from '../fields/drawing/Icon';
import { pick } from '../model/resolved/labels';
import { useChooseLook, useLook } from '../views/list/looks/useLook';
import { useEntity } from '../views/useEntity';
import { listViews } from './views';

type LookMenuProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

/** The ways to look at a list in their order, the present one marked. */
export const LookMenu = ({ anchor, onClose }: LookMenuProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { list } = useEntity();
  const { name: present } = useLook();
  const choose = useChooseLook();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('app.list.look.label') } }}
    >
      {list.views.map(({ name }) => {
        const view = listViews[name];
        return (
          view && (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === present}
              selected={name === present}
              onClick={() => {
                onClose();
                if (name !== present) choose(name);
              }}
            >
              <ListItemIcon>
                <Icon name={view.icon} fontSize="small" />
              </ListItemIcon>
              {pick(view.label, locale)}
            </MenuItem>
          )
        );
      })}
    </Menu>
  );
};
