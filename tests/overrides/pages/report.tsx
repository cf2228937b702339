import { DataTable, List, ReferenceField } from 'react-admin';

/** A page of one's own. */
const Report = () => (
  <List resource="apps/subscriptions" title={false} perPage={5} disableSyncWithLocation>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="number" />
      <DataTable.Col label="Customer">
        <ReferenceField source="user" reference="apps/users" />
      </DataTable.Col>
    </DataTable>
  </List>
);

export default Report;
