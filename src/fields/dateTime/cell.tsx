import { styled } from '@mui/material/styles';
import { useLocale } from 'ra-core';
import { defineCell, type CellProps } from '../cellView';

const Time = styled('time')({ whiteSpace: 'nowrap' });

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
  return (
    <Time dateTime={value} title={new Intl.DateTimeFormat(locale, full).format(date)}>
      {new Intl.DateTimeFormat(locale, style).format(date)}
    </Time>
  );
};

export default defineCell<'dateTime'>({
  Cell: ({ value }: CellProps<'dateTime'>) => <Moment value={value} style={short} />,
  Show: ({ value }: CellProps<'dateTime'>) => (
    <Moment value={value} style={{ ...short, second: '2-digit' }} />
  ),
});
