import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { isNumeric } from '../number/kind';
import { numberFormat } from '../reading/formats';
import { PERCENT_DIGITS } from './kind';

export default defineCell<'percent'>({
  Cell: function PercentCell({ value, field }) {
    const locale = useLocale();
    if (!isNumeric(value)) return null;
    /* a unit, not `style: 'percent'`, which would divide by a hundred on the way and drift */
    const format = numberFormat(locale, {
      style: 'unit',
      unit: 'percent',
      maximumFractionDigits: field.digits ?? PERCENT_DIGITS,
      signDisplay: 'negative',
    });
    return <bdi>{format.format(value)}</bdi>;
  },
});
