import { useEffect } from 'react';
import { AddSavedQueryDialog } from 'react-admin';

/** Asks for the name of a view, which keeps the filter, the order and the length of a page; its tab then has the focus. */
export const SaveView = ({ onClose }: { readonly onClose: () => void }) => {
  /* the button that it was opened by is gone then, else it has the focus again */
  useEffect(() => () => document.querySelector<HTMLElement>('[data-views] [aria-pressed=true]')?.focus(), []);
  return <AddSavedQueryDialog open onClose={onClose} />;
};
