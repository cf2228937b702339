import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { useUnit } from '../drawing/useUnit';
import { formatNumber, isNumeric } from './kind';

export default defineCell<'number'>({
  width: { whole: 48 },
  Cell: function NumberCell({ value, field }) {
    const locale = useLocale();
    const unit = useUnit(field.unit)(Number(value));
    if (!isNumeric(value)) return null;
    return <bdi>{formatNumber(Number(value), locale) + (unit && `\u00a0${unit}`)}</bdi>;
  },
});
