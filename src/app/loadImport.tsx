import type { ComponentType } from 'react';
import { locales } from '../config/label';
import type { ImportDialogProps } from '../features/import/ImportDialog';
import { download } from '../parts/download';
import type { Models } from './models';

export type ImportProps = Pick<ImportDialogProps, 'resource' | 'onClose'>;

/** Brings what an import needs: its code, and the words of the configuration in every language that can be had. */
export const loadImport = async (models: Models): Promise<ComponentType<ImportProps>> => {
  const { ImportDialog } = await download(() => import('../features/import/ImportDialog'));
  const loaded = await Promise.allSettled(locales.map(models.load));
  const known = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return (props) => <ImportDialog {...props} models={known} />;
};
