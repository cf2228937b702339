import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { DataTable } from 'ra-ui-materialui';
import { useModel } from '../../fields/AdminContext';
import { useLabel } from '../useEntity';
import { BulkBar } from './BulkBar';
import { CardList } from './CardList';
import { ListHead } from './ListHead';
import { LightBody } from './LightBody';
import { useColumns } from './useColumns';

/** The rows: a table, or two-line cards on a phone. Head, sorting, columns and selection are react-admin's. */
export const ListTable = () => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone ? <CardList /> : <Table />;
};

const Table = () => {
  const { kinds } = useModel();
  const label = useLabel();
  const { columns, storeKey, hidden } = useColumns();
  return (
    <DataTable
      head={ListHead}
      body={LightBody}
      storeKey={storeKey}
      hiddenColumns={hidden}
      bulkActionsToolbar={<BulkBar />}
      bulkActionButtons={<></>}
      empty={<></>}
    >
      {columns.map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={label(field.label)}
          disableSort={!field.sortable}
          {...(kinds[field.kind].align && { align: kinds[field.kind].align })}
        />
      ))}
    </DataTable>
  );
};
