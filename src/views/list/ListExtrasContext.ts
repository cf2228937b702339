import { createContext } from 'react';

/** What the app adds to every list, because a list may not know of it. */
export type ListExtras = {
  /** Opens the import of an entity, by the name react-admin knows it by. Absent: there is no import. */
  readonly openImport?: (resource: string) => void;
};

export const ListExtrasContext = createContext<ListExtras>({});
