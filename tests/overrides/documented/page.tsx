import { DataTable, List } from 'react-admin';
import type config from '../../../resources.config';
import { defineOverrides } from '../../../src/overrides/defineOverrides';

const Welcome = () => <p>Welcome</p>;

export default defineOverrides<typeof config.resources.users>({
  list: () => (
    <List>
      <DataTable>
        <DataTable.Col source="fullName" />
      </DataTable>
    </List>
  ),
  show: ({ children }) => (
    <>
      <Welcome />
      {children}
    </>
  ),
});
