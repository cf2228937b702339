import Box from '@mui/material/Box';
import { useEntity } from '../useEntity';
import { RecordPage } from './RecordPage';
import { RecordTabs } from './RecordTabs';
import { RecordToolbar } from './RecordToolbar';
import { lazyPart } from '../../parts/lazyPart';

const Figures = lazyPart(async () => (await import('../metrics/Figures')).Figures, {
  /* as high as the row of figures, so that nothing below it moves */
  waiting: () => <Box aria-busy sx={{ height: 84 }} />,
});

/** The generated page of one record. */
export const ResourceShow = () => {
  const { figures } = useEntity();
  return (
    <RecordPage toolbar={(record) => <RecordToolbar record={record} />}>
      {(record) => (
        <>
          {figures.length > 0 && <Figures record={record} />}
          <RecordTabs record={record} />
        </>
      )}
    </RecordPage>
  );
};
