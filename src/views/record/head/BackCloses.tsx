import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useEntryOver } from './useEntryOver';
import { useWay } from '../cameFrom';

/** While it is there, Back closes what stands over the page, and leaves the page only when it is pressed again. */
export const BackCloses = ({ onBack }: { readonly onBack: () => void }) => {
  const navigate = useNavigate();
  const { over } = useWay();
  const hasEntry = useRef(false);
  const begin = useRef(useEntryOver());
  useEffect(() => {
    begin.current({ over: true });
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
