import { useLocale } from 'react-admin';
import { useTimes } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { ShortTime } from '../drawing/ShortTime';
import { dateFormat } from '../reading/formats';
import { shortMoment } from '../reading/shortMoment';

/* Seconds and the zone are looked up, not read: in a narrow column they would only break the line. */
const usual = { dateStyle: 'medium', timeStyle: 'short' } as const;

const full = { dateStyle: 'full', timeStyle: 'full' } as const;

const Short = ({ value }: CellProps<'dateTime'>) => {
  const locale = useLocale();
  const { timeZone } = useTimes();
  return (
    <ShortTime
      value={value}
      short={() => shortMoment(value, { locale, timeZone, now: new Date() })}
      whole={dateFormat(locale, { ...full, timeZone }).format(new Date(value))}
    />
  );
};

const Whole = ({ value }: CellProps<'dateTime'>) => {
  const locale = useLocale();
  const date = new Date(value);
  const { timeZone } = useTimes();
  return (
    <time dateTime={value} title={dateFormat(locale, { ...full, timeZone }).format(date)}>
      {dateFormat(locale, { ...usual, timeZone }).format(date)}
    </time>
  );
};

export default defineCell<'dateTime'>({ width: { whole: 72 }, Cell: Short, Show: Whole, isTime: true });
