import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { useTimes } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { dateFormat } from '../reading/formats';

/* Breaks between the day and the time of day alone, before a table takes more room than there is. */
const Time = styled('time')({ whiteSpace: 'normal' });

const short = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const full = { dateStyle: 'full', timeStyle: 'full' } as const;

const Moment = ({ value, style }: { readonly value: string; readonly style: Intl.DateTimeFormatOptions }) => {
  const locale = useLocale();
  const date = new Date(value);
  const { timeZone } = useTimes();
  return (
    <Time dateTime={value} title={dateFormat(locale, { ...full, timeZone }).format(date)}>
      {inTwoPieces(dateFormat(locale, { ...style, timeZone }).formatToParts(date))}
    </Time>
  );
};

const NO_BREAK = '\u00a0';

const inTwoPieces = (parts: readonly Intl.DateTimeFormatPart[]): string => {
  const hour = parts.findIndex(({ type }) => type === 'hour');
  const textOf = (some: readonly Intl.DateTimeFormatPart[]) =>
    some
      .map(({ value }) => value)
      .join('')
      .trim()
      .replaceAll(' ', NO_BREAK);
  return `${textOf(parts.slice(0, hour))} ${textOf(parts.slice(hour))}`;
};

export default defineCell<'dateTime'>({
  Cell: ({ value }: CellProps<'dateTime'>) => <Moment value={value} style={short} />,
  Show: ({ value }: CellProps<'dateTime'>) => (
    <Moment value={value} style={{ ...short, second: '2-digit' }} />
  ),
});
