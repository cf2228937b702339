import { createContext, useContext } from 'react';

/** The list of another record's page: the records whose `target` is that record. */
export type Among = {
  readonly target: string;
  readonly id: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
};

/** The list that rows stand in, where that is one on the page of another record. */
export const AmongContext = createContext<Among | undefined>(undefined);

/** What a row tells the page that it leads to: its neighbours are those of the list that it was opened in. */
export const useRowState = (): { readonly among: Among } | undefined => {
  const among = useContext(AmongContext);
  return among && { among };
};
