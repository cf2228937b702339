import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { BulkBar } from '../bulk/BulkBar';
import { CardList } from './CardList';
import { LightTable } from './LightTable';
import { usePrefetchNextSteps } from '../usePrefetchNextSteps';
import { useColumns } from './useColumns';

/** The rows: a table, or two-line cards on a phone. */
export const ListTable = () => {
  usePrefetchNextSteps();
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
