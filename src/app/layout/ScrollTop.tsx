import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';

/** Back to the top of the page, where the focus goes as well (S2.62). */
export const ScrollTop = () => {
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
