import { createContext, useContext } from 'react';
import type { KindName } from '../config/fieldKinds';
import type { CellView } from './cellView';

export type Cells = { readonly [K in KindName]: CellView };

/*
 * Handed down instead of imported: the cells of lists and groups draw other cells, so an import of
 * `cells.ts` here would be a circle.
 */
export const CellsContext = createContext<Cells | undefined>(undefined);

export const useCells = (): Cells => {
  const cells = useContext(CellsContext);
  if (!cells) throw new Error('No CellsContext above: wrap the screen in <CellsContext value={cells}>.');
  return cells;
};
