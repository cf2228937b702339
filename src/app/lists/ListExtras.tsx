import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { locales } from '../../config/label';
import type { ImportDialogProps } from '../../features/import/ImportDialog';
import { lookParts } from '../../listViews/parts';
import { download } from '../../parts/download';
import { lazyPart } from '../../parts/lazyPart';
import { bringTexts } from '../../locales/brought';
import { ListExtrasContext } from '../../views/list/ListExtrasContext';
import type { Models } from '../models';

type ListExtrasProps = { readonly models: Models; readonly children: ReactNode };

/** Hands the import, and the ways to look at them, to the lists. It lives above the pages: a list that is drawn anew must not end a running import. */
export const ListExtras = ({ models, children }: ListExtrasProps) => {
  const [resource, setResource] = useState<string>();
  const [Import] = useState(() => lazyPart(() => loadImport(models), { failure: 'over' }));
  const extras = useMemo(() => ({ ...lookParts, openImport: setResource }), []);
  return (
    <ListExtrasContext value={extras}>
      {children}
      {resource !== undefined && <Import resource={resource} onClose={() => setResource(undefined)} />}
    </ListExtrasContext>
  );
};

type ImportProps = Pick<ImportDialogProps, 'resource' | 'onClose'>;

/** Brings what an import needs: its code, and the words of the configuration in every language that can be had. */
const loadImport = async (models: Models): Promise<ComponentType<ImportProps>> => {
  const [{ ImportDialog }, { imports }] = await Promise.all([
    download(() => import('../../features/import/ImportDialog')),
    download(() => import('../../locales/en/imports')),
  ]);
  bringTexts({ app: imports });
  const loaded = await Promise.allSettled(locales.map(models.load));
  const known = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return (props) => <ImportDialog {...props} models={known} />;
};
