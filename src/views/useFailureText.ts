import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** Why something failed, as a person may read it: the words of the server, or ours where it had none (S8.02-S8.04). */
export const useFailureText = (): ((failure: unknown) => string) => {
  const translate = useTranslate();
  return useCallback(
    (failure) => {
      const message = failure instanceof Error ? failure.message : String(failure);
      return translate(message, { _: message });
    },
    [translate],
  );
};
