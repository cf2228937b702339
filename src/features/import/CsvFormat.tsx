import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { NativeSelect } from './NativeSelect';
import { cutAnew, type ReadFile } from './readFile';

type HowToCutProps = { readonly file: ReadFile; readonly onFile: (file: ReadFile) => void };

/** How the text becomes cells, where the guess was wrong. */
export const CsvFormat = ({ file, onFile }: HowToCutProps) => {
  const translate = useTranslate();
  const { text, hasHeader, table } = file;
  const cut = async (how: { hasHeader: boolean; separator: string }) =>
    onFile({ ...file, hasHeader: how.hasHeader, table: await cutAnew(text, how) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
      <FormControlLabel
        label={translate('app.import.columns.hasHeader')}
        control={
          <Checkbox
            checked={hasHeader}
            onChange={({ target }) => void cut({ hasHeader: target.checked, separator: table.separator })}
          />
        }
      />
      <NativeSelect
        label={translate('app.import.columns.separator')}
        value={table.separator}
        onChange={(separator) => void cut({ hasHeader, separator })}
        options={[
          [';', translate('app.import.columns.semicolon')],
          [',', translate('app.import.columns.comma')],
          ['\t', translate('app.import.columns.tab')],
          ['|', translate('app.import.columns.bar')],
        ]}
      />
    </Box>
  );
};
