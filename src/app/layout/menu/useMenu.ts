import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'react-admin';
import { useMemo, useState } from 'react';

export type MenuState = {
  /** Whether it is a drawer over the page. */
  readonly isPhone: boolean;
  /** Of a drawer, whether it is there; otherwise whether it shows more than its icons. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** How the menu stands: as its reader left it (S2.63), and before that as wide as the window has room for. */
export const useMenu = (): MenuState => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [chosen, choose] = useStore<unknown>('sidebar.open');
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isPhone ? isDrawn : typeof chosen === 'boolean' ? chosen : isWide;
  return useMemo(() => {
    const toggle = () => (isPhone ? setDrawn(!isOpen) : choose(!isOpen));
    return { isPhone, isOpen, toggle };
  }, [isPhone, isOpen, choose]);
};
