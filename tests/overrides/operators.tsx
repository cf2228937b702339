import { TextInput, useListContext, useRecordContext } from 'react-admin';
import type config from '../../resources.config';
import { defineOverrides } from '../../src/overrides/defineOverrides';

const Code = () => <code data-testid="code">{String(useRecordContext()?.['mcc'])}</code>;

const Total = () => <p>{useListContext().total ?? 0} operators in all</p>;

const Aside = () => <p>Beside {String(useRecordContext()?.['name'])}</p>;

/** Pieces within the generated pages: of single fields, and in the slots. */
export default defineOverrides<typeof config.resources.operators>({
  fields: {
    country: {
      Cell: ({ value, children }) => (
        <em data-testid="country" title={`From ${value ?? 'nowhere'}`}>
          {children}
        </em>
      ),
      Input: ({ source, label }) => <TextInput source={source} label={`${label} (own)`} />,
      Show: ({ record }) => <strong>Based in {record.country}</strong>,
    },
    mcc: { Cell: Code },
  },
  listToolbar: () => <button type="button">Own button</button>,
  aboveList: Total,
  recordAside: Aside,
  formFooter: () => <p>Own footer</p>,
});
