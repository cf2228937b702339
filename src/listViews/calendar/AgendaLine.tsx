import Box from '@mui/material/Box';
import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { dateFormat } from '../../fields/reading/formats';
import { peekSign } from '../../views/list/peek/peekSign';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowMarks } from '../../views/list/rows/RowMarks';
import { RowName } from '../../views/list/rows/RowName';
import { RowTools } from '../../views/list/rows/RowTools';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';
import { toneOf } from './tones';
import type { Entry } from './useEntries';

export type LineOptions = Pick<ListViewOptions<'calendar'>, 'title' | 'tone' | 'marks'>;

type AgendaLineProps = { readonly entry: Entry; readonly zone: string; readonly options: LineOptions };

/** An entry with the time when it is. */
export const AgendaLine = ({ entry, zone, options }: AgendaLineProps) => (
  <RecordLine record={entry.record} time={useTimeText(entry, zone)} options={options} />
);

type RecordLineProps = { readonly record: RaRecord; readonly time?: string; readonly options: LineOptions };

/** A record that may not say when it is. */
export const RecordLine = ({ record, time, options }: RecordLineProps) => {
  const seen = useSeenFields();
  const title = useTitleOf()(record);
  const [name] = seen(options.title);
  const tone = toneOf(record, seen(options.tone)[0]) ?? 'progress';
  return (
    <>
      <RowCheck record={record} title={title} />
      <Box component="span" aria-hidden sx={{ ...dotStyle, bgcolor: `tones.${tone}.fg` }} />
      {time !== undefined && <span className="time">{time}</span>}
      <Box className="name">
        <RowName field={name} record={record} title={title} />
      </Box>
      <RowMarks fields={seen(options.marks)} record={record} />
      <Box data-screen="" className="tools">
        <RowTools title={title} />
      </Box>
    </>
  );
};

/* The clocks of the reader; both days of what is longer than one. */
const useTimeText = ({ when, days }: Entry, zone: string): string => {
  const translate = useTranslate();
  const locale = useLocale();
  const isOfOneDay = days.first === days.last;
  const ends = [when.from, when.to].map((each) => new Date(each)) as [Date, Date];
  if (when.isWhole)
    return isOfOneDay
      ? translate('app.form.allDay')
      : dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(...ends);
  const date = isOfOneDay ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(locale, { ...date, ...CLOCK, timeZone: zone }).formatRange(...ends);
};

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const dotStyle = { flex: 'none', width: 10, height: 10, borderRadius: '50%' } as const;

export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
  px: 1.5,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  breakInside: 'avoid',
  '&[data-peeked]': { bgcolor: 'primary.light' },
  '& .time': {
    flex: 'none',
    minWidth: 104,
    color: 'text.secondary',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .name': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .tools': { display: 'flex', flex: 'none', alignItems: 'center' },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a.title': { color: 'text.primary', fontWeight: 500 },
  '& [data-check]': { display: 'flex', flex: 'none', p: '12px', m: '-8px -10px -8px -12px' },
  '& input[type=checkbox]': { width: 18, height: 18, m: 0 },
  '& .peek': { ...peekSign, width: 32, height: 32, color: 'text.secondary' },
} as const;
