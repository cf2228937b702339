import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whyMissing, type WhyMissing } from './whyMissing';

/** `here`: where the part would stand; `over`: over the page, for what opens over it; `quiet`: not said. What waits stays but for `here`. */
export type FailurePlace = 'here' | 'over' | 'quiet';

type PartFailedProps = {
  readonly place: FailurePlace;
  /** Settles when the part is there. */
  readonly onRetry: () => Promise<void>;
  readonly onClose?: (() => void) | undefined;
  /** What stays there where nothing is said in its place. */
  readonly children?: ReactNode;
};

/** Says why a part of the page is missing, and tries again by itself. */
export const PartFailed = ({ place, onRetry, onClose, children }: PartFailedProps) => {
  const translate = useTranslate();
  const { why, retry } = useRetries(onRetry);
  if (place === 'quiet' || !why) return children;
  const box = (
    <Box role="alert" data-place={place}>
      <div>{translate(`app.page.missing.${why}`)}</div>
      {why === 'outdated' ? (
        <Button size="small" color="inherit" onClick={() => window.location.reload()}>
          {translate('app.page.error.reload')}
        </Button>
      ) : (
        <Button size="small" color="inherit" onClick={retry}>
          {translate('app.list.error.retry')}
        </Button>
      )}
      {onClose && (
        <Button size="small" color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      )}
    </Box>
  );
  if (place === 'here') return box;
  return (
    <>
      {children}
      {createPortal(box, document.body)}
    </>
  );
};

/** Milliseconds between two tries while no event says that the connection is back. */
const PAUSE = 5000;

const useRetries = (onRetry: () => Promise<void>) => {
  const [why, setWhy] = useState<WhyMissing>();
  const ask = () => whyMissing().then(setWhy);
  const attempt = useEffectEvent(() => onRetry().catch(ask));
  useEffect(() => {
    void whyMissing().then(setWhy);
    const again = () => void attempt();
    const timer = setInterval(again, PAUSE);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return { why, retry: () => void onRetry().catch(ask) };
};

const Box = styled('div')(({ theme }) => {
  const { fg, bg, border } = theme.palette.tones.warning;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    padding: '6px 14px',
    color: fg,
    backgroundColor: bg,
    border: `1px solid ${border}`,
    borderRadius: 8,
    overflowWrap: 'anywhere',
    '&[data-place=over]': {
      position: 'fixed',
      insetInline: 16,
      bottom: 16,
      width: 'fit-content',
      maxWidth: 560,
      marginInline: 'auto',
      zIndex: theme.zIndex.snackbar,
      boxShadow: theme.palette.surface.floatShadow,
    },
  };
});
