import { AddSavedQueryDialog } from 'react-admin';

/** Asks for the name of a view; it keeps the filter, the order and the length of a page. */
export const SaveView = ({ onClose }: { readonly onClose: () => void }) => (
  <AddSavedQueryDialog open onClose={onClose} />
);
