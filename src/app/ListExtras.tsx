import { useLocale, useNotify } from 'ra-core';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { ListExtrasContext } from '../views/list/ListExtrasContext';
import type { Models } from './models';

type ListExtrasProps = { readonly models: Models; readonly children: ReactNode };

/** Hands the import to the lists. It lives above the pages: a list that is drawn anew must not end a running import. */
export const ListExtras = ({ models, children }: ListExtrasProps) => {
  const [dialog, setDialog] = useState<ReactElement>();
  const locale = useLocale();
  const notify = useNotify();
  const extras = useMemo(
    () => ({
      openImport: (resource: string) => {
        const onClose = () => setDialog(undefined);
        void import('./loadImport')
          .then(({ loadImport }) => loadImport({ resource, models, locale, onClose }))
          .then(setDialog, () => notify('app.errors.network', { type: 'error' }));
      },
    }),
    [models, locale, notify],
  );
  return (
    <ListExtrasContext value={extras}>
      {children}
      {dialog}
    </ListExtrasContext>
  );
};
