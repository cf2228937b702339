import type { RaRecord } from 'react-admin';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { valueAt } from '../../../fields/reading/valueAt';
import { useLabel } from '../../useEntity';

type SecondLineProps = {
  readonly id: string;
  readonly fields: readonly ResolvedField[];
  readonly record: RaRecord;
};

/** The values of a row that have no room beside the others, each with its label; empty ones are left out. */
export const SecondLine = ({ id, fields, record }: SecondLineProps) => {
  const label = useLabel();
  const told = fields.filter(({ name }) => !isEmpty(valueAt(record, name)));
  if (told.length === 0) return null;
  return (
    <div id={id} className="below">
      <div>
        {told.map((field) => (
          <span key={field.name}>
            <span className="label">{label(field.label)}</span>{' '}
            <Value field={field} record={record} part="Cell" />
          </span>
        ))}
      </div>
    </div>
  );
};
