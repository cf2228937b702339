import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useNotificationContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { TitleSlot } from '../../views/Title';
import { useShell } from './ShellContext';
import { sizes } from '../theme/tokens';
import { Menu } from './Menu';
import { Navbar } from './Navbar';
import { OfflineBar } from './OfflineBar';
import { PageBoundary } from './PageBoundary';
import { SessionDialog } from './SessionDialog';

const Notifications = lazy(() =>
  import('./Notifications').then(({ Notifications: component }) => ({ default: component })),
);
const PreviewBar = lazy(() =>
  import('./PreviewBar').then(({ PreviewBar: component }) => ({ default: component })),
);
const PhoneMenu = lazy(() =>
  import('./PhoneMenu').then(({ PhoneMenu: component }) => ({ default: component })),
);

/** Menu at the left (a drawer on a phone), floating navbar, page, static footer (S2.56-S2.61). */
export const Layout = ({ children }: { readonly children?: ReactNode }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const { settings, preview } = useShell();
  const role = useSyncExternalStore(preview.subscribe, preview.role);
  const translate = useTranslate();
  const hasNews = useHasNews();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="a" href="#main-content" sx={skipStyle}>
        {translate('ra.navigation.skip_nav')}
      </Box>
      {isPhone ? (
        isOpen && (
          <Suspense fallback={null}>
            <PhoneMenu onClose={() => setOpen(false)} />
          </Suspense>
        )
      ) : (
        <Box sx={{ width: sizes.menuOpen, flex: 'none', borderRight: '1px solid', borderColor: 'divider' }}>
          <Menu />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', px: { xs: 1.5, sm: 3 } }}>
        <Navbar onMenu={isPhone ? () => setOpen(true) : undefined} onTitleSlot={setTitleSlot} />
        <OfflineBar />
        {role && (
          <Suspense fallback={null}>
            <PreviewBar role={role} onStop={preview.stop} />
          </Suspense>
        )}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, py: 3, outline: 'none' }}
        >
          <TitleSlot value={titleSlot}>
            <PageBoundary>{children}</PageBoundary>
          </TitleSlot>
        </Box>
        <Box component="footer" sx={{ py: 2, color: 'text.secondary', fontSize: 12 }}>
          {settings.name}
        </Box>
      </Box>
      <SessionDialog />
      {hasNews && (
        <Suspense fallback={null}>
          <Notifications />
        </Suspense>
      )}
    </Box>
  );
};

/** Loaded with the first message, and kept from then on: the messages leave the screen by themselves. */
const useHasNews = (): boolean => {
  const { notifications } = useNotificationContext();
  const [hasNews, setNews] = useState(false);
  if (notifications.length > 0 && !hasNews) setNews(true);
  return hasNews;
};

const skipStyle = {
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 2000,
  p: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:focus': { top: 8 },
} as const;
