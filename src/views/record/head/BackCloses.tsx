import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWay } from '../cameFrom';

/** While it is there, Back closes what stands over the page, and leaves the page only when it is pressed again. */
export const BackCloses = ({ onBack }: { readonly onBack: () => void }) => {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { over } = useWay();
  const hasEntry = useRef(false);
  const begin = useRef(() => {
    /* the page must not jump to its top when its entry comes back */
    const { _scrollToTop, ...kept } = (state ?? {}) as { readonly _scrollToTop?: boolean };
    if (_scrollToTop) void navigate({ search, hash }, { replace: true, state: kept });
    void navigate({ search, hash }, { state: { ...kept, over: true } });
  });
  useEffect(() => {
    begin.current();
    return () => {
      if (isOver()) void navigate(-1);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one entry for as long as it is there
  }, []);
  useEffect(() => {
    if (over) hasEntry.current = true;
    else if (hasEntry.current) onBack();
  }, [over, onBack]);
  return null;
};

/* Whoever went elsewhere meanwhile has left that entry behind. */
const isOver = (): boolean => {
  const { usr } = (window.history.state ?? {}) as { readonly usr?: { readonly over?: boolean } };
  return usr?.over === true;
};
