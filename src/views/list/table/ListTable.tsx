import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { BulkBar } from '../bulk/BulkBar';
import { CardList } from './CardList';
import { LightTable } from './LightTable';
import { prefetchNextSteps } from '../prefetchNextSteps';
import { useColumns } from './useColumns';

/** The rows: a table, or two-line cards on a phone. */
export const ListTable = () => {
  useEffect(prefetchNextSteps, []);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { shown } = useColumns();
  if (isPhone) return <CardList />;
  return (
    <>
      <BulkBar />
      <LightTable columns={shown} isSelectable />
    </>
  );
};
