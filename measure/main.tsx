// As little as react-admin can be asked for: two lists, a record and a form of the size of ours, with its own parts alone.
// `npm run measure` opens them beside the product. No page of the product has anything of it.
import fakeRest from 'ra-data-fakerest';
import {
  Admin,
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  Edit,
  EmailField,
  List,
  NumberField,
  NumberInput,
  Resource,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { records, statuses } from './records';

const choices = statuses.map((id) => ({ id, name: id }));

const Users = () => (
  <List perPage={25}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="username" />
      <DataTable.Col source="company" />
      <DataTable.Col source="plan" />
      <DataTable.Col source="status" />
      <DataTable.NumberCol source="balance" />
      <DataTable.Col source="registered" field={DateField} />
    </DataTable>
  </List>
);

const Contacts = () => (
  <List perPage={25}>
    <DataTable rowClick="show">
      <DataTable.Col source="name" />
      <DataTable.Col source="phone" />
      <DataTable.Col source="status" />
      <DataTable.Col source="group" />
      <DataTable.Col source="company" />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="since" field={DateField} />
    </DataTable>
  </List>
);

const Contact = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="phone" />
      <EmailField source="email" />
      <TextField source="status" />
      <TextField source="group" />
      <TextField source="company" />
      <TextField source="language" />
      <NumberField source="messages" />
      <DateField source="since" />
    </SimpleShowLayout>
  </Show>
);

const ContactForm = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="phone" />
      <TextInput source="email" />
      <SelectInput source="status" choices={choices} />
      <TextInput source="group" />
      <TextInput source="company" />
      <TextInput source="language" />
      <NumberInput source="messages" />
      <DateInput source="since" />
      <BooleanInput source="reachable" />
    </SimpleForm>
  </Edit>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Admin dataProvider={fakeRest(records)} disableTelemetry>
        <Resource name="users" list={Users} />
        <Resource name="contacts" list={Contacts} show={Contact} edit={ContactForm} />
      </Admin>
    </BrowserRouter>,
  );
