import { useEffect, useRef, type RefObject } from 'react';
import { useWay } from '../cameFrom';

/**
 * What had opened a form has the focus again when that leads back here: as its page comes, and never again. What opens and
 * closes over the page changes the entry of the history, which is no arrival.
 */
export const useOpener = (): RefObject<HTMLAnchorElement | null> => {
  const opener = useRef<HTMLAnchorElement>(null);
  const { focus, over } = useWay();
  useEffect(() => {
    if (focus === 'edit' && !over) opener.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it comes
  }, []);
  return opener;
};
