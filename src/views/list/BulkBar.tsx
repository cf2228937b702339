import { useListContext } from 'ra-core';
import { lazy, Suspense } from 'react';

const BulkActions = lazy(() =>
  import('./BulkActions').then(({ BulkActions: component }) => ({ default: component })),
);

/** Appears, and is loaded, with the first selected row. */
export const BulkBar = () => {
  const { selectedIds } = useListContext();
  if (!selectedIds || selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BulkActions />
    </Suspense>
  );
};
