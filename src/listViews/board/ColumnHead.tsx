import Box from '@mui/material/Box';
import { useListContext, useLocale } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { numberFormat } from '../../fields/reading/formats';
import { Value } from '../../fields/Value';
import type { Total } from '../../model/numbers/totals';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useLabel } from '../../views/useEntity';
import { headStyle } from './boardStyle';

export type ColumnHeadProps = {
  readonly id: string;
  readonly by: ResolvedField;
  readonly value: string;
  /** Of all of its records; undefined where nobody counts. */
  readonly total: Total | undefined;
  readonly sum: ResolvedField | undefined;
};

/** The value of a column, how many records have it, and their sum. */
export const ColumnHead = ({ id, by, value, total, sum }: ColumnHeadProps) => (
  <Box component="h2" id={id} sx={headStyle}>
    <Value field={by} record={{ [by.name]: value }} part="Cell" />
    <Count total={total} />
    {sum && total?.sum !== undefined && total.count > 0 && <Sum field={sum} sum={total.sum} />}
  </Box>
);

/* Where nobody counts, the list of the column has done so, up to some number. */
const Count = ({ total }: Pick<ColumnHeadProps, 'total'>) => {
  const number = numberFormat(useLocale());
  const { total: listed, meta } = useListContext();
  const { atLeast } = (meta ?? {}) as { readonly atLeast?: number };
  if (total) return <output>{number.format(total.count)}</output>;
  if (atLeast !== undefined) return <output>{number.format(atLeast - 1)}+</output>;
  return <output>{listed !== undefined && number.format(listed)}</output>;
};

const Sum = ({ field, sum }: { readonly field: ResolvedField; readonly sum: Total['sum'] }) => {
  const { kinds } = useModel();
  const label = useLabel();
  const summed = kinds[field.kind].ofSum?.(field) ?? field;
  return (
    <span className="sum" title={label(field.label)}>
      <Value field={summed} record={{ [field.name]: sum }} part="Cell" />
    </span>
  );
};
