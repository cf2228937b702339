import { useLocale } from 'react-admin';
import { useTimes } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { formatRange } from './formatRange';

/* What both ends share is said once, as the language does: `1 – 3 May 2026`. */
const Range = ({ value, field }: CellProps<'range'>) => {
  const locale = useLocale();
  const { timeZone } = useTimes();
  return <bdi>{formatRange(value, field, { locale, timeZone }) ?? JSON.stringify(value)}</bdi>;
};

export default defineCell<'range'>({ width: { least: 120 }, Cell: Range, isTime: true });
