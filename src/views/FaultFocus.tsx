import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { firstWrongInput } from './record/form/errorTree';

/** Leads to the first answer that is wrong, whoever has found that. */
export const FaultFocus = () => {
  const { errors, submitCount } = useFormState();
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  }, [errors]);
  useEffect(() => {
    if (submitCount > 0) firstWrongInput(latest.current)?.focus();
  }, [submitCount]);
  return null;
};
