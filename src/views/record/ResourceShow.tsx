import Box from '@mui/material/Box';
import { Overridable } from '../../overrides/Overridable';
import { useOverrides } from '../../overrides/OverridesContext';
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
export const ResourceShow = () => (
  <Overridable part="show">
    <GeneratedShow />
  </Overridable>
);

const GeneratedShow = () => {
  const { figures } = useEntity();
  const hasAside = useOverrides()?.pieces?.recordAside !== undefined;
  return (
    <RecordPage hasHead toolbar={(record, isGone) => <RecordToolbar record={record} isGone={isGone} />}>
      {(record) => (
        <>
          {figures.length > 0 && <Figures record={record} />}
          <Box sx={hasAside ? besideStyle : undefined}>
            <Box sx={{ minWidth: 0 }}>
              <RecordTabs record={record} />
            </Box>
            {hasAside && (
              <aside>
                <Overridable part="recordAside" />
              </aside>
            )}
          </Box>
        </>
      )}
    </RecordPage>
  );
};

const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 320px' },
} as const;
