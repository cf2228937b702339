import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { strayErrors, type StrayError } from './errorTree';

/**
 * What the server said at the last save of fields that are not on the form. Nobody could put these right there, and
 * react-hook-form saves nothing while an error is left, except below `root`, which the next save clears.
 */
export const useStrayErrors = (): readonly StrayError[] => {
  const { clearErrors, setError } = useFormContext();
  const { errors } = useFormState();
  useEffect(() => {
    const { root: _told, ...own } = errors;
    for (const { path, message } of strayErrors(own)) {
      clearErrors(path);
      setError(`root.${path}`, { type: 'server', message });
    }
  }, [errors, clearErrors, setError]);
  return strayErrors(errors.root);
};
