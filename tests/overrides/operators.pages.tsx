import { DataTable, Edit, List, SimpleForm, TextField, TextInput, useRecordContext } from 'react-admin';
import type config from '../../resources.config';
import { defineOverrides } from '../../src/overrides/defineOverrides';

const Code = () => <code data-testid="code">{String(useRecordContext()?.['mcc'])}</code>;

/** Whole pages, of react-admin alone. */
export default defineOverrides<typeof config.resources.operators>({
  list: () => (
    <List title="Own list">
      <DataTable rowClick="edit">
        <DataTable.Col source="name" />
        <DataTable.Col label="Country">
          <TextField source="country" />
          <Code />
        </DataTable.Col>
      </DataTable>
    </List>
  ),
  show: ({ children }) => (
    <>
      <p>Above the whole record</p>
      {children}
    </>
  ),
  create: ({ children }) => (
    <>
      <p>Above the new record</p>
      {children}
    </>
  ),
  edit: () => (
    <Edit title="Own form" redirect="list">
      <SimpleForm>
        <TextInput source="name" />
        <TextInput source="country" />
      </SimpleForm>
    </Edit>
  ),
});
