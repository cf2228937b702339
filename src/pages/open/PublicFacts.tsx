import { styled } from '@mui/material/styles';
import type { RaRecord } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { Value } from '../../fields/Value';
import { valueAt } from '../../fields/reading/valueAt';
import { isEmpty } from '../../model/values/comparable';
import { useEntity, useLabel, useVisibleFields } from '../../views/useEntity';

type PublicFactsProps = {
  readonly record: RaRecord;
  /** It stands in a list: texts in lines and what has members are for its own page. */
  readonly isBrief?: boolean;
};

/** What everybody may read of a record besides its title; what is empty is left out. */
export const PublicFacts = ({ record, isBrief = false }: PublicFactsProps) => {
  const { title } = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const fields = useVisibleFields('show').filter(
    ({ name, kind, children }) =>
      title !== `{${name}}` &&
      !isEmpty(valueAt(record, name)) &&
      !(isBrief && (children.length > 0 || kinds[kind].inArticle === 'text')),
  );
  if (fields.length === 0) return null;
  return (
    <Facts>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{label(field.label)}</dt>
          <dd>
            <Value field={field} record={record} part={isBrief ? 'Cell' : 'Show'} />
          </dd>
        </div>
      ))}
    </Facts>
  );
};

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '12px 24px',
  margin: '12px 0 0',
  '& dt': { fontSize: 12, lineHeight: 1.4, color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
