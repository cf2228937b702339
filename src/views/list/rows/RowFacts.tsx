import { styled } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { useEntity, useLabel } from '../../useEntity';
import { InlineValue } from '../inline/InlineValue';

type RowFactsProps = { readonly fields: readonly ResolvedField[]; readonly record: RaRecord };

/** Fields of a record with their labels, which can be changed here where they can in the table; what is empty is left out. */
export const RowFacts = ({ fields, record }: RowFactsProps) => {
  const label = useLabel();
  const { inlineEdit } = useEntity().list;
  const isInline = ({ name }: ResolvedField) => inlineEdit.includes(name);
  const facts = fields.filter((field) => isInline(field) || !isEmpty(record[field.name]));
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map((field) => (
        <div key={field.name}>
          <dt>{label(field.label)}</dt>
          <dd>
            {isInline(field) ? (
              <InlineValue field={field} record={record} />
            ) : (
              <Value field={field} record={record} part="Cell" />
            )}
          </dd>
        </div>
      ))}
    </Facts>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    minWidth: 0,
  },
  '& dt': { flex: 'none', maxWidth: '50%', color: theme.palette.text.secondary, fontSize: 13 },
  '& dd': { minWidth: 0, margin: 0, overflow: 'hidden', textAlign: 'end', overflowWrap: 'anywhere' },
  /* no pencil's place beside it */
  '& dd button[data-inline]': { marginInlineEnd: 0 },
}));
