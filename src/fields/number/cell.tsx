import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { useUnit } from '../drawing/useUnit';
import { numberFormat } from '../reading/formats';
import { isNumeric } from './kind';

export default defineCell<'number'>({
  Cell: function NumberCell({ value, field }) {
    const locale = useLocale();
    const unit = useUnit(field.unit)(Number(value));
    if (!isNumeric(value)) return null;
    /* every digit that is there; and no minus before a zero */
    const format = numberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' });
    return <bdi>{format.format(value) + (unit && `\u00a0${unit}`)}</bdi>;
  },
});
