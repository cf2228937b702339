import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useImportTexts } from './ImportContext';
import { NativeSelect } from './NativeSelect';
import { cutAnew, type ReadFile } from './readFile';

type HowToCutProps = { readonly file: ReadFile; readonly onFile: (file: ReadFile) => void };

/** How the text becomes cells, where the guess was wrong. */
export const HowToCut = ({ file, onFile }: HowToCutProps) => {
  const { columns } = useImportTexts();
  const { text, hasHeader, table } = file;
  const cut = async (how: { hasHeader: boolean; separator: string }) =>
    onFile({ ...file, hasHeader: how.hasHeader, table: await cutAnew(text, how) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
      <FormControlLabel
        label={columns.hasHeader}
        control={
          <Checkbox
            checked={hasHeader}
            onChange={({ target }) => void cut({ hasHeader: target.checked, separator: table.separator })}
          />
        }
      />
      <NativeSelect
        label={columns.separator}
        value={table.separator}
        onChange={(separator) => void cut({ hasHeader, separator })}
        options={[
          [';', columns.semicolon],
          [',', columns.comma],
          ['\t', columns.tab],
          ['|', columns.bar],
        ]}
      />
    </Box>
  );
};
