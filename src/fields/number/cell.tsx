import { useLocale } from 'ra-core';
import { pick, resolveLabel } from '../../model/labels';
import { defineCell } from '../cellView';
import { isNumeric } from './kind';

export default defineCell<'number'>({
  Cell: function NumberCell({ value, field }) {
    const locale = useLocale();
    if (!isNumeric(value)) return null;
    /* every digit that is there; and no minus before a zero */
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' });
    const unit = field.unit === undefined ? '' : `\u00a0${pick(resolveLabel(field.unit), locale)}`;
    return <bdi>{format.format(value) + unit}</bdi>;
  },
});
