import { createContext, useContext } from 'react';
import type { ImportPlace } from '../../model/import/importFields';

/** What every step of the import needs: the entity in every language. */
export type ImportParts = {
  readonly place: ImportPlace;
};

export const ImportContext = createContext<ImportParts | undefined>(undefined);

export const useImportParts = (): ImportParts => {
  const parts = useContext(ImportContext);
  if (!parts) throw new Error('No ImportContext above: the steps live inside the ImportDialog.');
  return parts;
};
