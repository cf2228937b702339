import { createContext, useContext } from 'react';
import type { KindName } from '../config/fieldKinds';
import type { Inputs } from './inputs';
import type { InputView } from './inputView';

/* Handed down instead of imported, for the reason given in CellsContext, and to keep inputs out of the list. */
export const InputsContext = createContext<Inputs | undefined>(undefined);

/** The input of a kind, which whoever drew the form has loaded. */
export const useInput = (kind: KindName): InputView => {
  const input = useContext(InputsContext)?.[kind];
  if (!input) throw new Error(`No input of kind "${kind}" above: wrap the form in <FormInputs fields={…}>.`);
  return input;
};
