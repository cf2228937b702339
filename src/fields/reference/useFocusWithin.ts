import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the first box inside an element, once it is drawn. The `autoFocus` of a chooser would
 * open it while it is still being drawn, which react-admin's handlers refuse.
 */
export const useFocusWithin = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return place;
};
