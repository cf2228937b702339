import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useLocale, useTranslate } from 'react-admin';
import { dateFormat, relativeFormat } from '../../fields/reading/formats';
import { stepped } from './places';
import type { Place, Span, Window } from './spans';
import type { CalendarPlace } from './useCalendarPlace';

type CalendarBarProps = { readonly calendar: CalendarPlace; readonly offered: readonly Span[] };

/** What is seen, and what leads to other days and other spans. */
export const CalendarBar = ({ calendar, offered }: CalendarBarProps) => {
  const translate = useTranslate();
  const spanText = useSpanText();
  const locale = useLocale();
  const { place, window, today, go, show } = calendar;
  return (
    <Box data-calendar-bar="" sx={barStyle}>
      <Box component="h2" aria-live="polite" sx={titleStyle}>
        {placeText(place, window, locale)}
      </Box>
      <Box data-screen="" sx={toolsStyle}>
        <IconButton aria-label={translate('app.list.look.before')} onClick={() => go(stepped(place, -1))}>
          <ChevronLeft />
        </IconButton>
        <Button onClick={() => go({ ...place, on: today })}>{todayText(locale)}</Button>
        <IconButton aria-label={translate('app.list.look.after')} onClick={() => go(stepped(place, 1))}>
          <ChevronRight />
        </IconButton>
      </Box>
      {offered.length > 1 && (
        <Box data-screen="" sx={toolsStyle}>
          {offered.map((span) => (
            <Button
              key={span}
              size="small"
              variant={span === place.span ? 'outlined' : 'text'}
              aria-pressed={span === place.span}
              onClick={() => show(span)}
            >
              {spanText(span)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
};

/** What a place is called: its month, its week or its day. */
export const placeText = ({ span, on }: Place, { first, last }: Window, locale: string): string => {
  const [from, to] = [new Date(first), new Date(last)];
  if (span === 'week') return dateFormat(locale, WEEK).formatRange(from, to);
  return capital(dateFormat(locale, span === 'day' ? DAY : MONTH).format(new Date(on)), locale);
};

/* Languages know these words themselves. */
const useSpanText = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  return (span: Span): string =>
    span === 'list' ? translate('ra.action.list') : capital(names.of(CALLED[span]) ?? span, locale);
};

const CALLED = { month: 'month', week: 'weekOfYear', day: 'day' } as const;

const todayText = (locale: string): string =>
  capital(relativeFormat(locale, { numeric: 'auto' }).format(0, 'day'), locale);

const capital = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/* Days have no zone: read and written in the same one they cannot move. */
const WEEK = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const DAY = { dateStyle: 'full', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  mb: 1,
} as const;

const titleStyle = { flex: '1 1 220px', m: 0, fontSize: 18, fontWeight: 600, lineHeight: '28px' } as const;

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  '& button': { minWidth: 40, minHeight: 40 },
} as const;
