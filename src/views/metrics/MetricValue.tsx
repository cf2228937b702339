import { useLocale } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { NoValue, Value } from '../../fields/Value';
import type { Measure } from '../../config/metric';
import { roundDecimal, type Decimal } from '../../model/values/decimal';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedMetric } from '../../model/numbers/metrics';
import { findField } from '../../model/resolved/model';
import type { ResolvedField } from '../../model/resolved/resolvedField';

type MetricValueProps = {
  readonly metric: Pick<ResolvedMetric, 'of' | 'measure' | 'field'>;
  readonly value: Decimal | undefined;
};

/** The number of a metric as a person reads it: an amount as its field writes it, a share in percent, a dash for none. */
export const MetricValue = ({ metric: { of, measure, field: name }, value }: MetricValueProps) => {
  const { resource, kinds } = useModel();
  const locale = useLocale();
  const field = name === undefined ? undefined : findField(resource(of), name);
  if (value === undefined) return <NoValue />;
  if (field)
    return <Value field={field} record={{ [field.name]: rounded(value, field, { measure, kinds }) }} />;
  return <bdi>{new Intl.NumberFormat(locale, formats[measure]).format(Number(value))}</bdi>;
};

const formats: { readonly [M in Measure]?: Intl.NumberFormatOptions } = {
  share: { style: 'unit', unit: 'percent', maximumFractionDigits: 1 },
};

/* An average of whole numbers is seldom one. */
const rounded = (
  value: Decimal,
  field: ResolvedField,
  { measure, kinds }: { readonly measure: Measure; readonly kinds: Kinds },
): Decimal => {
  const digits = kinds[field.kind].decimals?.(field) ?? 2;
  return roundDecimal(value, measure === 'average' ? Math.max(digits, 1) : digits);
};
