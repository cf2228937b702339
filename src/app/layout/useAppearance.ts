import { useStore, useTheme } from 'react-admin';
import { useLayoutEffect } from 'react';

/**
 * Tells the whole document the skin and the density, also what is drawn outside of the layout. The skin is kept a
 * second time under a name that `index.html` knows, so that the next page is not light for a moment (S2.64).
 */
export const useAppearance = (): void => {
  const [skin] = useTheme('light');
  const [density] = useStore('density', 'comfortable');
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { skin, density });
    try {
      window.localStorage.setItem('sms.skin', skin);
    } catch {
      // Without storage the next page begins in the skin of the system.
    }
  }, [skin, density]);
};
