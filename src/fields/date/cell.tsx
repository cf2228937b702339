import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { dateFormat } from '../reading/formats';

export default defineCell<'date'>({
  Cell: function DateCell({ value }) {
    const locale = useLocale();
    /* a day belongs to no zone: read and written in the same one it cannot move */
    const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return <time dateTime={value}>{format.format(new Date(`${value}T00:00:00Z`))}</time>;
  },
});
