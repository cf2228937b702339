import { useEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';

/** Lets nobody leave a pending import unasked: not by its own button, by the browser's, or by closing the page. */
export const useLeaving = (isPending: boolean, onClose: () => void) => {
  const [isAsked, setAsked] = useState(false);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isPending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (opened.current !== pathname) onClose();
  }, [pathname, onClose]);
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  const isBlocked = blocker.state === 'blocked';
  return {
    isAsking: isAsked || isBlocked,
    close: () => (isPending ? setAsked(true) : onClose()),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    leave: () => {
      onClose();
      blocker.proceed?.();
    },
  };
};
