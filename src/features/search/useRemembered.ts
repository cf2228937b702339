import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../fields/AdminContext';

/** Each person's own: several may use one browser. */
export const recentsKey = (me: string | undefined): string => `recents.${me ?? ''}`;

/** Remembers in this browser which records were opened last, by their addresses. */
export const useRemembered = (): void => {
  const { pathname } = useLocation();
  const [, setPaths] = useStore<readonly string[]>(recentsKey(useMe()), []);
  useEffect(() => {
    if (pathname.endsWith('/show'))
      setPaths((paths) => [pathname, ...paths.filter((path) => path !== pathname)].slice(0, KEPT));
  }, [pathname, setPaths]);
};

const KEPT = 8;
