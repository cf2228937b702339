import type { MouseEvent, ReactNode } from 'react';
import { addressOf, goTo, type Place } from './places';

type PlaceLinkProps = { readonly to: Place; readonly children: ReactNode };

/** A link to another page of whoever is not signed in; the page is not loaded anew. */
export const PlaceLink = ({ to, children }: PlaceLinkProps) => {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={addressOf(to)} onClick={follow}>
      {children}
    </a>
  );
};
