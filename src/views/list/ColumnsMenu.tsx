import { ColumnsButton } from 'ra-ui-materialui';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useColumns } from './useColumns';

/** Which columns to show and in which order; remembered per set of columns. Cards on a phone have none. */
export const ColumnsMenu = () => {
  const { storeKey } = useColumns();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? null : <ColumnsButton storeKey={storeKey} />;
};
