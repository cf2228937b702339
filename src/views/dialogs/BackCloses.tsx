import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useEntryOver } from './useEntryOver';
import { useWay } from '../record/cameFrom';

/** While it is there, Back closes what stands over the page, and leaves the page only when it is pressed again. */
export const BackCloses = ({ onBack }: { readonly onBack: () => void }) => {
  const navigate = useNavigate();
  const { over } = useWay();
  const begin = useEntryOver();
  const stage = useRef<'before' | 'begun' | 'there'>('before');
  useEffect(() => {
    if (over && stage.current === 'begun') stage.current = 'there';
    if (!over && stage.current === 'there') {
      /* what does not close yet has another entry when it is drawn again */
      stage.current = 'before';
      onBack();
      return undefined;
    }
    /* the entry of a dialog that was closed just now is left first: going back would take a new one away */
    if (stage.current !== 'before' || (over && isLeaving)) return undefined;
    /* after whatever the page puts into its own entry now */
    const timer = setTimeout(() => {
      stage.current = 'begun';
      begin({ over: true });
    });
    return () => clearTimeout(timer);
  });
  useEffect(
    () => () => {
      if (stage.current === 'before' || !isOver()) return;
      isLeaving = true;
      window.addEventListener('popstate', () => (isLeaving = false), { once: true });
      void navigate(-1);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one entry for as long as it is there
    [],
  );
  return null;
};

/* Browsers go back some time after they are asked to. */
let isLeaving = false;

/* Whoever went elsewhere meanwhile has left that entry behind. */
const isOver = (): boolean => {
  const { usr } = (window.history.state ?? {}) as { readonly usr?: { readonly over?: boolean } };
  return usr?.over === true;
};
