import type { RaRecord } from 'react-admin';
import { Value } from '../../fields/Value';
import { addDecimals, toDecimal } from '../../model/values/decimal';
import { useEntity, useLabel } from '../useEntity';

type SumsProps = { readonly names: readonly string[]; readonly records: readonly RaRecord[] };

/** What the records hold together of some fields, as each field writes it. */
export const Sums = ({ names, records }: SumsProps) => {
  const { fields } = useEntity();
  const label = useLabel();
  const summed = fields.filter(({ name }) => names.includes(name));
  if (summed.length === 0) return null;
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
      {summed.map((field) => (
        <div key={field.name} style={{ display: 'contents' }}>
          <dt>{label(field.label)}</dt>
          <dd style={{ margin: 0 }}>
            <Value field={field} record={{ [field.name]: sumOf(field.name, records) }} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/* As the kind stores it: an amount is a text, a number none. */
const sumOf = (name: string, records: readonly RaRecord[]): unknown => {
  const values: readonly unknown[] = records.map((record) => record[name] as unknown);
  const sum = addDecimals(values.map((value) => toDecimal(value) ?? '0'));
  return values.some((value) => typeof value === 'number') ? Number(sum) : sum;
};
