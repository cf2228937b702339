import { sizes } from '../theme/tokens';

/** Of what stays in sight below the navbar. */
export const barStyle = {
  position: 'sticky',
  top: sizes.navbarTop + sizes.navbarHeight + 8,
  zIndex: 3,
  mt: 2,
} as const;
