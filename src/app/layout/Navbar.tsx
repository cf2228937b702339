import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { BellButton } from '../../features/bell/BellButton';
import { BookmarkBar } from '../../features/bookmarks/BookmarkBar';
import { BookmarkStar } from '../../features/bookmarks/BookmarkStar';
import { EarlyBox } from '../../features/search/EarlyBox';
import { SearchButton } from '../../features/search/SearchButton';
import { Icon } from '../../fields/drawing/Icon';
import { lazyPart } from '../../parts/lazyPart';
import { sizes } from '../theme/tokens';
import { useSkin } from '../theme/useSkin';
import { MenuButton } from './menu/MenuButton';
import type { MenuState } from './menu/useMenu';

/* A menu is loaded when it is opened for the first time. */
const LanguageMenu = lazyPart(async () => (await import('./LanguageMenu')).LanguageMenu, {
  failure: 'over',
  alone: true,
});
const UserMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu, {
  failure: 'over',
  alone: true,
});
const Search = lazyPart(async () => (await import('./Search')).Search, {
  failure: 'over',
  waiting: (props) => <EarlyBox {...props} />,
});

/** Floating bar with the page's title (S2.59, S2.60); react-admin puts the title into its slot. */
type NavbarProps = {
  readonly menu: MenuState;
  /** Handed the element that takes the page's title. */
  readonly onTitleSlot: (slot: HTMLElement | null) => void;
};

export const Navbar = memo(function Navbar({ menu, onTitleSlot }: NavbarProps) {
  const translate = useTranslate();
  const { shown, choose } = useSkin();
  const isDark = shown === 'dark';
  return (
    <Bar>
      <IconButton
        onClick={menu.toggle}
        aria-expanded={menu.isOpen}
        aria-label={translate(
          menu.isPhone ? 'app.menu.label' : menu.isOpen ? 'app.menu.collapse' : 'app.menu.expand',
        )}
      >
        <Icon name="menu" />
      </IconButton>
      {!menu.isPhone && <BookmarkStar />}
      {/* for the eye: whoever listens hears the page's own heading */}
      <Typography
        variant="h3"
        component="div"
        ref={onTitleSlot}
        aria-hidden
        data-title=""
        noWrap
        sx={{ flex: 1, minWidth: 0, m: 0 }}
      />
      {!menu.isPhone && <BookmarkBar />}
      <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center' }}>
        <SearchButton Search={Search} />
        <BellButton />
        <IconButton
          onClick={() => choose(isDark ? 'light' : 'dark')}
          aria-label={translate(isDark ? 'app.skin.toLight' : 'app.skin.toDark')}
        >
          <Icon name={isDark ? 'light' : 'dark'} />
        </IconButton>
        {!menu.isPhone && (
          <MenuButton icon="language" label={translate('app.language.label')} Menu={LanguageMenu} />
        )}
        <MenuButton icon="person" label={translate('app.account')} Menu={UserMenu} />
      </Box>
    </Bar>
  );
});

const Bar = styled('header', { name: 'RaAppBar', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  top: sizes.navbarTop,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: sizes.navbarHeight,
  marginTop: sizes.navbarTop,
  padding: '0 8px',
  borderRadius: sizes.radius.card,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: alpha(theme.palette.background.paper, 0.94),
  boxShadow: theme.palette.surface.floatShadow,
  backdropFilter: 'blur(10px)',
  /* the page scrolls away under the bar, and does not come out above it */
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: -1,
    bottom: 'calc(100% + 1px)',
    height: sizes.navbarTop,
    backgroundColor: theme.palette.background.default,
  },
}));
