import { createContext, useContext } from 'react';
import type { KindName } from '../config/fieldKinds';
import type { InputView } from './inputView';

export type Inputs = { readonly [K in KindName]: InputView };

/* Handed down instead of imported, for the reason given in CellsContext, and to keep inputs out of the list. */
export const InputsContext = createContext<Inputs | undefined>(undefined);

export const useInputs = (): Inputs => {
  const inputs = useContext(InputsContext);
  if (!inputs) throw new Error('No InputsContext above: wrap the form in <InputsContext value={inputs}>.');
  return inputs;
};
