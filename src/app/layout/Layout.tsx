import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { Shortcuts } from '../../features/shortcuts/Shortcuts';
import { TitleSlot } from '../../views/Title';
import { useShell } from './ShellContext';
import { sizes } from '../theme/tokens';
import { Footer } from './Footer';
import { Menu } from './menu/Menu';
import { Navbar } from './Navbar';
import { Notifications } from './Notifications';
import { OfflineBar } from './OfflineBar';
import { PageBoundary } from './PageBoundary';
import { PageFocus } from './PageFocus';
import { PreviewBar } from './PreviewBar';
import { ScrollTop } from './ScrollTop';
import { SessionDialog } from './SessionDialog';
import { VersionWatch } from './VersionWatch';
import { useAppearance } from './useAppearance';
import { useFarDown } from './useFarDown';
import { useMenu } from './menu/useMenu';
import { lazyPart } from '../../parts/lazyPart';

const PhoneMenu = lazyPart(async () => (await import('./menu/PhoneMenu')).PhoneMenu, { failure: 'over' });

const DemoBar = lazyPart(async () => (await import('./DemoBar')).DemoBar, { failure: 'quiet' });

/** Menu at the left (a drawer on a phone), floating navbar, page, static footer (S2.56-S2.61). */
export const Layout = ({ children }: { readonly children?: ReactNode }) => {
  const menu = useMenu();
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const { connection, preview } = useShell();
  const role = useSyncExternalStore(preview.subscribe, preview.role);
  const translate = useTranslate();
  const isFarDown = useFarDown();
  useAppearance();
  return (
    <Frame>
      <Box component="a" href="#main-content" onClick={skip} sx={skipStyle}>
        {translate('ra.navigation.skip_nav')}
      </Box>
      {!menu.isPhone && (
        <Box data-screen="" sx={{ width: menu.isOpen ? sizes.menuOpen : sizes.menuClosed, flex: 'none' }}>
          <Menu isRail={!menu.isOpen} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', px: { xs: 1.5, sm: 3 } }}>
        <Navbar menu={menu} onTitleSlot={setTitleSlot} />
        <OfflineBar />
        {connection.demo && <DemoBar changes={connection.demo} />}
        <VersionWatch />
        {role && <PreviewBar role={role} onStop={preview.stop} />}
        <Box component="main" id="main-content" tabIndex={-1} sx={mainStyle}>
          <TitleSlot value={titleSlot}>
            <PageBoundary>{children}</PageBoundary>
          </TitleSlot>
        </Box>
        <Footer />
      </Box>
      <SessionDialog />
      <Shortcuts />
      <PageFocus />
      {menu.isPhone && menu.isOpen && <PhoneMenu onClose={menu.toggle} />}
      {isFarDown && <ScrollTop />}
      <Notifications />
    </Frame>
  );
};

const Frame = styled('div', { name: 'RaLayout', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  minHeight: '100vh',
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.primary,
}));

/* In the static demo what follows # is the page. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main-content')?.focus();
};

const mainStyle = { flex: 1, minWidth: 0, py: 3, outline: 'none' } as const;

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
