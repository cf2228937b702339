import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportField } from '../../model/import/importFields';
import type { Table } from '../../model/import/readTable';
import { useLabel } from '../../views/useEntity';
import { NativeSelect } from './NativeSelect';

type ColumnChoiceProps = {
  readonly table: Table;
  readonly index: number;
  readonly fields: readonly ImportField[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string | undefined) => void;
};

/** One column of the file: what is in it, and which field it fills. */
export const ColumnChoice = ({ table, index, fields, chosen, onChoose }: ColumnChoiceProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const name = columnName(table.header, index, translate);
  const examples = examplesIn(table, index);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
          {examples.length > 0
            ? translate('app.import.columns.examples', { examples: examples.join(' · ') })
            : translate('app.import.columns.noExample')}
        </Box>
      </Box>
      <NativeSelect
        label={translate('app.import.columns.field', { column: name })}
        value={chosen ?? ''}
        onChange={(value) => onChoose(value === '' ? undefined : value)}
        options={[
          ['', translate('app.import.columns.ignore')],
          ...fields.map(({ field }): [string, string] => [field.name, label(field.label)]),
        ]}
      />
    </Box>
  );
};

const MOST_EXAMPLES = 3;
const LONGEST = 40;

const examplesIn = ({ rows }: Table, index: number): string[] => {
  const found = new Set<string>();
  for (const { cells } of rows.slice(0, 100)) {
    const text = (cells[index] ?? '').trim();
    if (text !== '') found.add(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
    if (found.size === MOST_EXAMPLES) break;
  }
  return [...found];
};

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** What a column is called: its header, or its number where it has none. */
export const columnName = (
  header: readonly string[],
  index: number,
  translate: ReturnType<typeof useTranslate>,
): string => header[index]?.trim() || translate('app.import.columns.column', { number: index + 1 });
