import { useLayoutEffect } from 'react';
import type { LeftPlace } from './useLeftPlace';

/**
 * Beside the inputs of a form. Where another form takes its place, with a newer state of the record or once it is saved,
 * that one is begun where this one was left.
 */
export const FocusKept = ({ left }: { readonly left: LeftPlace }) => {
  useLayoutEffect(() => {
    left.goBack();
    // As the form goes, its inputs are still in the page.
    return () => left.note();
  }, [left]);
  return null;
};
