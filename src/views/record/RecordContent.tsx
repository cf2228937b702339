import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { Overridable } from '../../overrides/Overridable';
import { useOverrides } from '../../overrides/OverridesContext';
import { lazyPart } from '../../parts/lazyPart';
import { LoadingRows } from '../list/table/LoadingRows';
import { useEntity } from '../useEntity';
import { RecordTabs } from './RecordTabs';

const Article = lazyPart(async () => (await import('./article/Article')).Article, {
  waiting: () => <LoadingRows />,
});

const Figures = lazyPart(async () => (await import('../metrics/Figures')).Figures, {
  /* as high as the row of figures, so that nothing below it moves */
  waiting: () => <Box aria-busy sx={{ height: 84 }} />,
});

/** What the page of a record shows below its head: its figures, its tabs, and what stands beside them. */
export const RecordContent = ({ record }: { readonly record: RaRecord }) => {
  const { figures, isArticle } = useEntity();
  const hasAside = useOverrides()?.pieces?.recordAside !== undefined;
  return (
    <>
      {figures.length > 0 && <Figures record={record} />}
      <Box sx={hasAside ? besideStyle : undefined}>
        <Box sx={{ minWidth: 0 }}>
          {isArticle ? <Article record={record} /> : <RecordTabs record={record} />}
        </Box>
        {hasAside && (
          <aside>
            <Overridable part="recordAside" />
          </aside>
        )}
      </Box>
    </>
  );
};

const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 320px' },
} as const;
