import { useListContext } from 'react-admin';
import { lazyPart } from '../../../parts/lazyPart';

const BulkActions = lazyPart(async () => (await import('./BulkActions')).BulkActions);

/** Appears, and is loaded, with the first selected row. */
export const BulkBar = () => {
  const { selectedIds } = useListContext();
  if (!selectedIds || selectedIds.length === 0) return null;
  return <BulkActions />;
};
