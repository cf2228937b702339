import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { IconName } from '../../../config/icons';
import { Icon } from '../../../fields/drawing/Icon';
import type { LazyPart } from '../../../parts/lazyPart';

export type NavbarMenuProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

type MenuButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly Menu: LazyPart<NavbarMenuProps>;
};

/** A button of the navbar whose menu is downloaded when it is wanted. */
export const MenuButton = ({ icon, label, Menu }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={icon} />
      </IconButton>
      {anchor && <Menu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
