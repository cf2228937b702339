import Drawer from '@mui/material/Drawer';
import { Menu } from './Menu';

/** The menu as a drawer, for narrow screens. */
export const PhoneMenu = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer open onClose={onClose}>
    <Menu onChoose={onClose} />
  </Drawer>
);
