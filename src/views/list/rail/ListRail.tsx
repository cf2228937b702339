import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import type { ResolvedRail } from '../../../model/resolved/resource';
import { FilterForm } from '../filters/FilterForm';
import { BESIDE } from './beside';
import { RailValues } from './RailValues';
import { RailViews } from './RailViews';

type ListRailProps = { readonly rail: ResolvedRail };

/** What the open list is narrowed down by: its views, the values of a field with how many records have each, its filters. */
export const ListRail = ({ rail }: ListRailProps) => {
  const translate = useTranslate();
  const isBeside = useMediaQuery(BESIDE);
  return (
    <Box role="group" aria-label={translate('app.list.rail.label')} sx={railStyle}>
      {rail.presets && <RailViews />}
      {rail.by !== undefined && <RailValues by={rail.by} choose={rail.choose} />}
      {/* where there is no room beside the list, they are behind their button */}
      {rail.filters && isBeside && (
        <Box data-filters="" tabIndex={-1} sx={{ display: 'grid', gap: 1, outlineOffset: 4 }}>
          <FilterForm />
        </Box>
      )}
    </Box>
  );
};

/* A line that scrolls, or lines below each other. */
const railStyle = {
  display: 'flex',
  gap: 1.5,
  overflowX: 'auto',
  pb: 0.5,
  '& ul': { display: 'flex', gap: 0.5, m: 0, p: 0, listStyle: 'none' },
  '& > section': { display: 'flex', alignItems: 'center', gap: 1, flex: 'none' },
  [`@media ${BESIDE}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    overflow: 'visible',
    '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', m: 0, p: 0 },
    '& > section': { display: 'block' },
  },
} as const;
