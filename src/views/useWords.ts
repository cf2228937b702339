import { useTranslate } from 'react-admin';
import { useCallback } from 'react';

/** The words of a failure: the server's own as they came, ours in the language of the interface. */
export const useWords = (): ((error: unknown) => string) => {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const message = error instanceof Error ? error.message : String(error);
      return translate(message, { _: message });
    },
    [translate],
  );
};
