import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../../fields/drawing/Icon';
import { BackCloses } from '../../dialogs/BackCloses';
import type { MoreEntry } from './moreEntry';

type MoreMenuProps = {
  readonly anchor: HTMLElement;
  readonly entries: readonly MoreEntry[];
  readonly onClose: () => void;
};

/** What else can be done with a record; what does harm stands last and apart. */
export const MoreMenu = ({ anchor, entries, onClose }: MoreMenuProps) => {
  const firstDanger = entries.findIndex(({ isDanger }) => isDanger);
  return (
    <>
      <BackCloses onBack={onClose} />
      <Menu open anchorEl={anchor} onClose={onClose}>
        {entries.flatMap(({ key, icon, text, isDanger, choose }, at) => {
          const item = (
            <MenuItem
              key={key}
              onClick={() => {
                onClose();
                choose();
              }}
              sx={isDanger ? { color: 'error.main', '& svg': { color: 'error.main' } } : undefined}
            >
              <ListItemIcon>
                <Icon name={icon} fontSize="small" />
              </ListItemIcon>
              {text}
            </MenuItem>
          );
          return at === firstDanger && at > 0 ? [<Divider key="apart" component="li" />, item] : [item];
        })}
      </Menu>
    </>
  );
};
