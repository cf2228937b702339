import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { isNumeric } from '../number/kind';
import { formatPercent } from './kind';

export default defineCell<'percent'>({
  width: { whole: 48 },
  Cell: function PercentCell({ value, field }) {
    const locale = useLocale();
    if (!isNumeric(value)) return null;
    return <bdi>{formatPercent(Number(value), field, locale)}</bdi>;
  },
});
