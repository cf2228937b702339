import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useLoadingSaid } from '../states/LoadingSaid';
import { useEntity } from '../useEntity';
import { besideStyle, MOST_TABS, railStyle } from './detailsFrame';

type RecordSkeletonProps = {
  /** What comes is the page with the head, figures and tabs; without them it is one sheet. */
  readonly hasHead: boolean;
};

/** What stands where a record will be: as many facts, figures and tabs as its entity declares, and a rail where it has one. */
export const RecordSkeleton = ({ hasHead }: RecordSkeletonProps) => {
  useLoadingSaid();
  const { head, figures, layout, story, moments, related, hasHistory } = useEntity();
  const [first] = layout;
  const hasStory = story.length > 0 || moments.length > 0;
  const lists = related.length + Number(hasStory) + Number(hasHistory);
  const tabs = Math.min(layout.length + lists, MOST_TABS);
  const inRail = first?.sections.filter(({ rail }) => rail).flatMap(({ fields }) => fields) ?? [];
  const inMain = first?.sections.filter(({ rail }) => !rail).flatMap(({ fields }) => fields) ?? [];
  const hasRail = inRail.length > 0 && inMain.length > 0;
  return (
    <div data-loading="" data-shape="record">
      <Skeleton width={180} />
      <Skeleton width={280} height={40} />
      {hasHead && (
        <>
          <Row count={Math.min(head.length, MOST_IN_HEAD)} width={110} height={52} />
          {figures.length > 0 && (
            <Box sx={figuresStyle}>
              {figures.map((_, at) => (
                <Skeleton key={at} variant="rounded" height={76} />
              ))}
            </Box>
          )}
          {tabs > 1 && <Row count={tabs} width={72} height={48} of="tabs" />}
        </>
      )}
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={hasRail ? besideStyle : undefined}>
          <Facts count={hasRail ? inMain.length : inMain.length + inRail.length} />
          {hasRail && (
            <Box sx={railStyle}>
              <Facts count={inRail.length} />
            </Box>
          )}
        </Box>
      </Paper>
    </div>
  );
};

/** The head has two or three facts beside the state. */
const MOST_IN_HEAD = 3;

/** Facts, of which many are empty and then not there. */
const MOST_FACTS = 8;

type RowProps = {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly of?: string;
};

const Row = ({ count, of, ...size }: RowProps) => (
  <Box data-bones={of} sx={{ display: 'flex', gap: 4, overflow: 'hidden' }}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} {...size} sx={{ flex: 'none' }} />
    ))}
  </Box>
);

const Facts = ({ count }: { readonly count: number }) => (
  <Box sx={gridStyle}>
    {Array.from({ length: Math.min(count, MOST_FACTS) }, (_, at) => (
      <div key={at}>
        <Skeleton width="40%" height={14} />
        <Skeleton width="75%" height={24} />
      </div>
    ))}
  </Box>
);

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 2,
} as const;

const figuresStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
  gap: 1.5,
  mb: 2,
} as const;
