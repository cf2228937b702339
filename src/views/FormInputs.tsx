import type { ReactNode } from 'react';
import { inputs } from '../fields/inputs';
import { InputsContext } from '../fields/InputsContext';

/** Brings the inputs of all kinds to the form below. Importing it is what loads them. */
export const FormInputs = ({ children }: { readonly children: ReactNode }) => (
  <InputsContext.Provider value={inputs}>{children}</InputsContext.Provider>
);
