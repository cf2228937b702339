import { useLocale } from 'react-admin';
import { useTimes } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { ShortTime } from '../drawing/ShortTime';
import { dateFormat } from '../reading/formats';
import { shortDay } from '../reading/shortMoment';
import { formatDay } from './kind';

const Short = ({ value }: CellProps<'date'>) => {
  const locale = useLocale();
  const { timeZone } = useTimes();
  return (
    <ShortTime
      value={value}
      short={() => shortDay(value, { locale, timeZone, now: new Date() })}
      whole={dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${value}T00:00:00Z`),
      )}
    />
  );
};

const Whole = ({ value }: CellProps<'date'>) => <time dateTime={value}>{formatDay(value, useLocale())}</time>;

export default defineCell<'date'>({ width: { whole: 60 }, Cell: Short, Show: Whole, isTime: true });
