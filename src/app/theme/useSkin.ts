import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import type { ChosenSkin } from '../../pages/signIn/skinChoice';

/**
 * The skin that a person `chose`, light until they do (S2.57), and the one that is `shown`: of `system` it is that of the
 * device, also when this changes while the page is open.
 */
export const useSkin = () => {
  const [chosen, choose] = useStore<ChosenSkin>('theme', 'light');
  const isDarkSystem = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const ofSystem = isDarkSystem ? 'dark' : 'light';
  return { chosen, choose, shown: chosen === 'system' ? ofSystem : chosen };
};
