import type { RaRecord } from 'react-admin';
import { addDecimals, toDecimal } from '../../model/values/decimal';
import { useEntity } from '../useEntity';
import { Facts } from './Facts';

type SumsProps = { readonly names: readonly string[]; readonly records: readonly RaRecord[] };

/** What the records hold together of some fields. */
export const Sums = ({ names, records }: SumsProps) => {
  const { fields } = useEntity();
  const summed = fields.filter(({ name }) => names.includes(name));
  return <Facts facts={summed.map((field) => ({ field, value: sumOf(field.name, records) }))} />;
};

/* As the kind stores it: an amount is a text, a number none. */
const sumOf = (name: string, records: readonly RaRecord[]): unknown => {
  const values: readonly unknown[] = records.map((record) => record[name] as unknown);
  const sum = addDecimals(values.map((value) => toDecimal(value) ?? '0'));
  return values.some((value) => typeof value === 'number') ? Number(sum) : sum;
};
