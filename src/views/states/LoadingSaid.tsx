import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

/* Notes that something is on its way; the answer notes that it has come. */
const LoadingContext = createContext<(() => () => void) | undefined>(undefined);

/**
 * Says that what stands in it is loading: once, however many parts of it are. The region is there before anything is said in
 * it, since one that comes with its words is not read out.
 */
export const LoadingSaid = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <LoadingContext value={begin}>
      {children}
      <div role="status" style={visuallyHidden}>
        {count > 0 && translate('app.loading')}
      </div>
    </LoadingContext>
  );
};

/** Has it said for as long as this is there, and true. */
export const useLoadingSaid = (isLoading = true): void => {
  const begin = useContext(LoadingContext);
  useEffect(() => (isLoading ? begin?.() : undefined), [begin, isLoading]);
};
