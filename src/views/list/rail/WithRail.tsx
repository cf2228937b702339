import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity } from '../../useEntity';
import type { ResolvedRail } from '../../../model/resolved/resource';
import { BESIDE } from './beside';

const ListRail = lazyPart<{ readonly rail: ResolvedRail }>(
  async () => (await import('./ListRail')).ListRail,
  {
    failure: 'quiet',
  },
);

/** The list with what it is narrowed down by, beside it or above it; alone where nothing is declared. */
export const WithRail = ({ children }: { readonly children: ReactNode }) => {
  const { rail } = useEntity().list;
  if (!rail) return children;
  return (
    <Box sx={besideStyle}>
      <Box sx={{ minWidth: 0, minHeight: 44 }}>
        <ListRail rail={rail} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
};

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  [`@media ${BESIDE}`]: { gridTemplateColumns: '208px minmax(0, 1fr)' },
} as const;
