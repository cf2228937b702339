import { useEffect, useState, type ReactNode } from 'react';
import { loadInputs, type Inputs } from '../fields/inputs';
import { InputsContext } from '../fields/InputsContext';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { PartFailed } from '../parts/PartFailed';
import { LoadingRows } from './list/table/LoadingRows';

type FormInputsProps = { readonly fields: readonly ResolvedField[]; readonly children: ReactNode };

/** Brings the inputs of these fields, and of the fields within them, to the form below. */
export const FormInputs = ({ fields, children }: FormInputsProps) => {
  const names = [...new Set(kindsOf(fields))].sort().join();
  const [inputs, setInputs] = useState<Inputs>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void loadInputs(names.split(',')).then(
      (loaded) => isWanted && setInputs(loaded),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [names]);
  const retry = async () => setInputs(await loadInputs(names.split(',')));
  if (!inputs && isMissing) return <PartFailed place="here" onRetry={retry} />;
  if (!inputs) return <LoadingRows count={3} />;
  return <InputsContext.Provider value={inputs}>{children}</InputsContext.Provider>;
};

const kindsOf = (fields: readonly ResolvedField[]): string[] =>
  fields.flatMap((field) => [field.kind, ...kindsOf(field.children)]);
