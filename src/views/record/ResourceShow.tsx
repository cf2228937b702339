import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useEntity } from '../useEntity';
import { RecordPage } from './RecordPage';
import { RecordTabs } from './RecordTabs';
import { RecordToolbar } from './RecordToolbar';

const Figures = lazy(() =>
  import('../metrics/Figures').then(({ Figures: component }) => ({ default: component })),
);

/** The generated page of one record. */
export const ResourceShow = () => {
  const { figures } = useEntity();
  return (
    <RecordPage toolbar={(record) => <RecordToolbar record={record} />}>
      {(record) => (
        <>
          {figures.length > 0 && (
            /* as high as the row of figures, so that nothing below it moves */
            <Suspense fallback={<Box aria-busy sx={{ height: 84 }} />}>
              <Figures record={record} />
            </Suspense>
          )}
          <RecordTabs record={record} />
        </>
      )}
    </RecordPage>
  );
};
