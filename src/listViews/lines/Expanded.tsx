import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { Value } from '../../fields/Value';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { factStyle } from '../../views/record/factStyle';
import { useLabel } from '../../views/useEntity';

type ExpandedProps = {
  readonly id: string;
  readonly fields: readonly ResolvedField[];
  readonly record: RaRecord;
};

/** What a line shows below it: as on the page of the record. */
export const Expanded = ({ id, fields, record }: ExpandedProps) => {
  const label = useLabel();
  return (
    <Facts id={id}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{label(field.label)}</dt>
          <Box component="dd" sx={factStyle}>
            <Value field={field} record={record} part="Show" />
          </Box>
        </div>
      ))}
    </Facts>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '4px 12px 12px',
  [theme.breakpoints.up('sm')]: { paddingInlineStart: 72 },
  '& > div': { minWidth: 0 },
  '& dt': { color: theme.palette.text.secondary, fontSize: 12 },
}));
