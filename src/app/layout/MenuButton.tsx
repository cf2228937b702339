import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { IconName } from '../../config/icons';
import { Icon } from '../../fields/Icon';

export type NavbarMenuProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

type MenuButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly load: () => Promise<{ default: ComponentType<NavbarMenuProps> }>;
};

/** A button of the navbar whose menu is downloaded when it is wanted. */
export const MenuButton = ({ icon, label, load }: MenuButtonProps) => {
  const [Menu] = useState(() => lazy(load));
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
      {anchor && (
        <Suspense fallback={null}>
          <Menu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
