import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { createContext, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { Notice } from '../../views/Notice';
import { useFailureText } from '../../views/useFailureText';

type Failure = { readonly error: Error; readonly retry: () => void };

type Failures = {
  /** What several widgets could not load is said above them once, and not in each. */
  readonly areTogether: boolean;
  readonly set: (id: string, failure: Failure | undefined) => void;
};

const FailuresContext = createContext<Failures>({ areTogether: false, set: () => undefined });

/** Around the widgets of a page: where several fail, one notice says so and tries them all again. */
export const DashboardFailures = ({ children }: { readonly children: ReactNode }) => {
  const [failed, setFailed] = useState<ReadonlyMap<string, Failure>>(new Map());
  const areTogether = failed.size > 1;
  const context = useMemo(
    () => ({
      areTogether,
      set: (id: string, failure: Failure | undefined) =>
        setFailed((former) => {
          const next = new Map(former);
          if (failure) next.set(id, failure);
          else next.delete(id);
          return next;
        }),
    }),
    [areTogether],
  );
  return (
    <FailuresContext value={context}>
      {areTogether && <OneNotice failures={[...failed.values()]} />}
      {children}
    </FailuresContext>
  );
};

const OneNotice = ({ failures }: { readonly failures: readonly Failure[] }) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  const [first] = failures;
  const retry = () => {
    document.getElementById('main-content')?.focus();
    for (const failure of failures) failure.retry();
  };
  return (
    <Notice tone="warning">
      {translate('app.dashboard.severalFailed', { smart_count: failures.length })}{' '}
      {first && textOf(first.error)}{' '}
      <Button size="small" onClick={retry}>
        {translate('app.list.error.retry')}
      </Button>
    </Notice>
  );
};

/** Says to the page that a widget has failed, for as long as it has; true where the page says it for all. */
export const useTogether = (error: Error, retry: () => void): boolean => {
  const id = useId();
  const { areTogether, set } = useContext(FailuresContext);
  useEffect(() => {
    set(id, { error, retry });
    return () => set(id, undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its retry is another function at each drawing, and does the same
  }, [id, error]);
  return areTogether;
};
