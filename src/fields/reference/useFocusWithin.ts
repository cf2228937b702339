import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the first box inside an element, once it is drawn. The `autoFocus` of a chooser would
 * open it while it is still being drawn, which react-admin's handlers refuse.
 */
export const useFocusWithin = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(BOX)?.focus(), []);
  return place;
};

/* A box that measures its text stands hidden beside the real one. */
const BOX = ['input', 'textarea', 'select'].map((each) => `${each}:not([aria-hidden=true])`).join();
