import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { formatDay } from './kind';

export default defineCell<'date'>({
  Cell: function DateCell({ value }) {
    const locale = useLocale();
    return <time dateTime={value}>{formatDay(value, locale)}</time>;
  },
});
