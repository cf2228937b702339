import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate, useStore } from 'react-admin';
import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
} from 'react';
import { Shortcuts } from '../../features/shortcuts/Shortcuts';
import { LoadingSaid } from '../../views/states/LoadingSaid';
import { TitleSlot } from '../../views/Title';
import { useShell } from './ShellContext';
import { sizes } from '../theme/tokens';
import { useSkin } from '../theme/useSkin';
import { wearSkin } from '../../pages/signIn/skinChoice';
import { Bars } from './bars/Bars';
import { Footer } from './Footer';
import { Menu } from './menu/Menu';
import { Navbar } from './Navbar';
import { Notifications } from './Notifications';
import { PageBoundary } from './PageBoundary';
import { PageFocus } from './PageFocus';
import { tellCutTexts } from './tellCut';
import { useFarDown } from './useFarDown';
import { useMenu } from './menu/useMenu';
import { lazyPart } from '../../parts/lazyPart';
import { MenuWidthContext } from '../../views/list/table/useColumnsInSight';
import { WhileLive } from '../../views/live/WhileLive';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../fields/drawing/Icon';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { SigningIn } from '../../pages/signIn/SigningIn';
import { useSignInTexts } from '../../pages/signIn/SignInTexts';
import { MarkContext, type MarkToggleProps } from '../../fields/drawing/MarkContext';
import { CreatingContext, type CreatingProps } from '../../fields/reference/CreatingContext';

const PhoneMenu = lazyPart(async () => (await import('./menu/PhoneMenu')).PhoneMenu, {
  failure: 'over',
  alone: true,
});

const NewRecords = lazyPart(async () => (await import('./NewRecords')).NewRecords, {
  failure: 'quiet',
  alone: true,
});

const CreateBeside = lazyPart(async () => (await import('../../views/record/CreateBeside')).CreateBeside);
const createBeside = (props: CreatingProps) => <CreateBeside {...props} />;

const MarkToggle = lazyPart(async () => (await import('../../views/marks/MarkToggle')).MarkToggle, {
  waiting: ({ still }: MarkToggleProps) => still,
  failure: 'quiet',
  alone: true,
});
const markToggle = (props: MarkToggleProps) => <MarkToggle {...props} />;

/** Menu at the left (a drawer on a phone), floating navbar, page, static footer (S2.56-S2.61). */
export const Layout = ({ children }: { readonly children?: ReactNode }) => {
  const menu = useMenu();
  const beside = menu.isPhone ? 0 : menu.isOpen ? sizes.menuOpen : sizes.menuClosed;
  const [slot, setTitleSlot] = useState<HTMLElement | null>(null);
  const titlePlace = useMemo(() => ({ slot, isHeading: false }), [slot]);
  const translate = useTranslate();
  const isFarDown = useFarDown();
  useAppearance();
  useEffect(tellCutTexts, []);
  return (
    <Frame>
      <Box component="a" href="#main-content" onClick={skip} sx={skipStyle}>
        {translate('ra.navigation.skip_nav')}
      </Box>
      {!menu.isPhone && (
        <Box data-screen="" sx={{ width: beside, flex: 'none' }}>
          <Menu isRail={!menu.isOpen} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', px: { xs: 1.5, sm: 3 } }}>
        <Navbar menu={menu} onTitleSlot={setTitleSlot} />
        <Bars />
        <Box component="main" id="main-content" tabIndex={-1} sx={mainStyle}>
          <TitleSlot value={titlePlace}>
            <CreatingContext value={createBeside}>
              <MarkContext value={markToggle}>
                <MenuWidthContext value={beside}>
                  <PageBoundary>{children}</PageBoundary>
                </MenuWidthContext>
              </MarkContext>
            </CreatingContext>
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
      <WhileLive>
        <NewRecords />
      </WhileLive>
    </Frame>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Root>
    <LoadingSaid>{children}</LoadingSaid>
  </Root>
);

const Root = styled('div', { name: 'RaLayout', slot: 'Root' })(({ theme }) => ({
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

/** Back to the top of the page, where the focus goes as well (S2.62). */
const ScrollTop = () => {
  const translate = useTranslate();
  return (
    <Floating data-screen="" onClick={goToTop} aria-label={translate('app.scrollTop')}>
      <Icon name="up" />
    </Floating>
  );
};

const goToTop = () => {
  const wantsRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main-content')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: wantsRest ? 'auto' : 'smooth' });
};

/* Above the page, below every dialog; the bar that saves a form keeps its buttons at the other side. */
const Floating = styled(IconButton)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 24,
  bottom: 16,
  zIndex: theme.zIndex.fab,
  border: `1px solid ${theme.palette.surface.borderStrong}`,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.palette.surface.floatShadow,
  '&:hover': { backgroundColor: theme.palette.surface.sunken },
}));

/** When the server no longer accepts the session, signing in happens over the page: what was typed stays (M-06). */
const SessionDialog = () => {
  const { session } = useShell().connection;
  const status = useSyncExternalStore(session.subscribe, session.status);
  if (status !== 'ended') return null;
  return <SignInAgain />;
};

/** Another person signing in here reloads the page, so that nothing of the first one's is left. */
const SignInAgain = () => {
  const texts = useSignInTexts();
  const { settings, connection } = useShell();
  const queries = useQueryClient();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{texts.again}</DialogTitle>
      <DialogContent>
        <p>{texts.ended}</p>
        <SigningIn
          texts={texts}
          host={settings.hosts.auth}
          isAgain
          chosen={{
            email: connection.session.user()?.email ?? '',
            rememberMe: connection.session.isRemembered(),
          }}
          onSignIn={async (credentials) => {
            await connection.account.signIn(credentials);
            await queries.invalidateQueries();
          }}
          secondStep={{
            begin: connection.account.beginFactor,
            give: async (asked) => {
              const { recoveryCodes, enter } = await connection.account.secondStep(asked);
              return {
                recoveryCodes,
                enter: () => {
                  enter();
                  void queries.invalidateQueries();
                },
              };
            },
          }}
        />
      </DialogContent>
    </Dialog>
  );
};

/** Tells the whole document the skin and the density, also what is drawn outside of the layout. */
const useAppearance = (): void => {
  const { chosen } = useSkin();
  const [density] = useStore('density', 'comfortable');
  useLayoutEffect(() => wearSkin(chosen), [chosen]);
  useLayoutEffect(() => void Object.assign(document.documentElement.dataset, { density }), [density]);
};
