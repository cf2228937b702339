import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Notice } from '../../../views/Notice';
import { isOutdated } from '../../../parts/isOutdated';

type NewVersionProps = {
  /** The published page. */
  readonly url: string;
  /** The script that runs, as the page names it. */
  readonly running: string | null;
};

/** Milliseconds between two looks while the page is in sight, and at least between two of its returns. */
const EVERY = 10 * 60_000;
const AT_MOST = 60_000;

/** Offers to reload once a newer version is published. It never reloads by itself, and waits while a form is unsaved. */
export const NewVersion = ({ url, running }: NewVersionProps) => {
  const translate = useTranslate();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    let last = 0;
    const look = async () => {
      if (document.hidden || Date.now() - last < AT_MOST) return;
      last = Date.now();
      const page = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
      if (page.ok && isOutdated(await page.text(), running)) setThere(true);
    };
    /* whoever has no connection is told so elsewhere */
    const tryToLook = () => void look().catch(() => undefined);
    tryToLook();
    const timer = setInterval(tryToLook, EVERY);
    window.addEventListener('focus', tryToLook);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', tryToLook);
    };
  }, [isThere, url, running]);
  if (!isThere) return null;
  return (
    <Frame>
      <Notice tone="warning">
        {translate('app.page.error.updateTitle')}{' '}
        <Button size="small" color="inherit" onClick={() => window.location.reload()}>
          {translate('app.page.error.reload')}
        </Button>
      </Notice>
    </Frame>
  );
};

/* A form says in the page that it is unsaved. */
const Frame = styled('div')({ marginTop: 16, 'body:has([data-unsaved]) &': { display: 'none' } });
