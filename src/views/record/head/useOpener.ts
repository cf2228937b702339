import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useWay } from '../cameFrom';

/**
 * What had opened a form has the focus again when that leads back here: once for each arrival. What stands over the page
 * puts an entry of its own into the history, which is none, and leads back to this one when it closes.
 */
export const useOpener = (): RefObject<HTMLAnchorElement | null> => {
  const opener = useRef<HTMLAnchorElement>(null);
  const arrived = useRef<string>(undefined);
  const { key } = useLocation();
  const { focus, over } = useWay();
  useEffect(() => {
    if (over || arrived.current === key) return;
    arrived.current = key;
    if (focus === 'edit') opener.current?.focus();
  }, [focus, over, key]);
  return opener;
};
