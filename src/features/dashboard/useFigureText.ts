import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { roundDecimal, type Decimal } from '../../model/values/decimal';
import { fieldAt } from '../../model/resolved/fieldAt';
import type { ResolvedMetric } from '../../model/numbers/metrics';
import { numberFormat } from '../../fields/reading/formats';

/** A number of a metric as its readers write it: with its currency, in percent, or as it is. */
export const useFigureText = (
  metric: Pick<ResolvedMetric, 'of' | 'field' | 'measure'>,
): ((value: Decimal | undefined) => string) => {
  const locale = useLocale();
  const translate = useTranslate();
  const { fields } = useModel().resource(metric.of);
  const field = metric.field === undefined ? undefined : fieldAt(fields, metric.field);
  const currency = field && 'currency' in field ? String(field.currency) : undefined;
  const format = numberFormat(locale, {
    ...(currency !== undefined && { style: 'currency', currency }),
    ...(metric.measure === 'share' && { style: 'unit', unit: 'percent', maximumFractionDigits: 1 }),
    signDisplay: 'negative',
  });
  return (value) =>
    value === undefined
      ? translate('app.dashboard.noValue')
      : format.format(roundDecimal(value, MOST_DIGITS));
};

/* The format rounds to what its unit has; this only keeps what it is given readable for it. */
const MOST_DIGITS = 6;
