import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../parts/lazyPart';
import { ListExtrasContext } from '../views/list/ListExtrasContext';
import { loadImport } from './loadImport';
import type { Models } from './models';

type ListExtrasProps = { readonly models: Models; readonly children: ReactNode };

/** Hands the import to the lists. It lives above the pages: a list that is drawn anew must not end a running import. */
export const ListExtras = ({ models, children }: ListExtrasProps) => {
  const [resource, setResource] = useState<string>();
  const [Import] = useState(() => lazyPart(() => loadImport(models), { failure: 'over' }));
  const extras = useMemo(() => ({ openImport: setResource }), []);
  return (
    <ListExtrasContext value={extras}>
      {children}
      {resource !== undefined && <Import resource={resource} onClose={() => setResource(undefined)} />}
    </ListExtrasContext>
  );
};
