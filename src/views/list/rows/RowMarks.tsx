import { styled } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { useCells } from '../../../fields/CellsContext';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';

type RowFieldsProps = { readonly fields: readonly ResolvedField[]; readonly record: RaRecord };

/** Fields of a record that stand without their labels, as the chip of a state; what is empty is left out. */
export const RowMarks = ({ fields, record }: RowFieldsProps) => {
  const cells = useCells();
  const isThere = (field: ResolvedField) =>
    record[field.name] !== false || cells[field.kind].isPressed?.(field);
  const marks = fields.filter((field) => !isEmpty(record[field.name]) && isThere(field));
  if (marks.length === 0) return null;
  return (
    <Marks>
      {marks.map((field) => (
        <Value key={field.name} field={field} record={record} part="Mark" />
      ))}
    </Marks>
  );
};

const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
