import FullCalendar, { type CalendarOptions, type EventApi } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { useContext } from 'react';
import { dateFormat } from '../../fields/reading/formats';
import { dayIn } from '../../model/numbers/zones';
import { PeekContext } from '../../views/list/peek/PeekContext';
import { usePeekIn } from '../../views/list/peek/usePeekIn';
import { useCan } from '../../views/useEntity';
import { GridEntry, MoreOnDay } from './GridEntry';
import { whenAt, type Spot } from './gridEvents';
import { moveInGrid } from './gridKeys';
import type { GridProps } from './gridProps';
import { gridStyle } from './gridStyle';
import type { Placing } from './placing';
import type { Span } from './spans';
import type { CalendarPlace } from './useCalendarPlace';
import { useCreateAt } from './useCreateAt';
import { useGridEvents, type GridEvent } from './useGridEvents';
import { useMove } from './useMove';

/** A month, a week or a day as a calendar on a wall has them. */
export const Grid = (props: GridProps) => {
  const { calendar, placing } = props;
  const { span, on } = calendar.place;
  const { data } = useListContext();
  const { look } = usePeekIn(data as RaRecord[] | undefined);
  return (
    <Box
      onClick={look}
      onKeyDown={(event) => look(event) || moveInGrid(event)}
      /* a link is dragged with its entry, and not by itself */
      onDragStart={(event) => event.preventDefault()}
      sx={gridStyle(span === 'week')}
    >
      <FullCalendar
        key={`${span}.${on}`}
        plugins={PLUGINS}
        initialView={viewOf(span, placing)}
        initialDate={on}
        {...LOOK}
        {...useWords(calendar)}
        {...useDays(props)}
        {...useChanges(props)}
        events={useGridEvents(props)}
        eventContent={({ event, timeText, isStart, isMirror }) => {
          const { entry, more, day } = event.extendedProps as GridEvent;
          return entry ? (
            <GridEntry {...{ entry, timeText, isStart, isMirror }} {...props} />
          ) : (
            <MoreOnDay {...{ more, day }} {...props} />
          );
        }}
      />
    </Box>
  );
};

const PLUGINS = [classic, dayGrid, timeGrid, interaction];

/* Hours say nothing of what has none. */
const viewOf = (span: Span, { isOfDays }: Placing): string =>
  span === 'month'
    ? 'dayGridMonth'
    : `${isOfDays ? 'dayGrid' : 'timeGrid'}${span === 'week' ? 'Week' : 'Day'}`;

const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const LOOK = {
  headerToolbar: false,
  fixedWeekCount: false,
  nowIndicator: true,
  height: 'auto',
  scrollTime: '07:00',
  eventDisplay: 'block',
  /* a record has a link of its own */
  eventInteractive: false,
  eventTimeFormat: CLOCK,
  slotHeaderFormat: CLOCK,
  eventOrder: 'rank,start,-duration',
} as const satisfies CalendarOptions;

/** The language of the reader, their clocks, and the day with which weeks begin. */
const useWords = ({ zone, firstDay }: CalendarPlace): CalendarOptions => {
  const translate = useTranslate();
  const locale = useLocale();
  return {
    timeZone: zone,
    firstDay,
    locale: dateFormat(locale).resolvedOptions().locale,
    colorScheme: useTheme().palette.mode,
    allDayText: translate('app.form.allDay'),
    navLinkHint: (day: string) => day,
    eventsHint: translate('app.list.look.label'),
  };
};

/** What leads to a day, and what looks at an entry. */
const useDays = ({ calendar: { zone, go }, placing, offered }: GridProps): CalendarOptions => {
  const peek = useContext(PeekContext);
  const can = useCan();
  return {
    allDaySlot: placing.isOfDays || placing.wholeAt !== undefined,
    navLinks: offered.includes('day'),
    navLinkDayClick: (date) => go({ span: 'day', on: dayIn(date.getTime(), zone) }),
    eventClick: ({ event, jsEvent }) => {
      const { entry } = event.extendedProps as GridEvent;
      if (!entry || !peek || !can('show') || isElsewhere(jsEvent)) return;
      jsEvent.preventDefault();
      peek.look(entry.record.id);
    },
  };
};

/* Its box, or its page in another tab. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, detail, target }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || detail === 0 || (target as Element).closest('[data-check]') !== null;

/** Dragging moves an entry or makes it longer, and makes a new one where there is none. */
const useChanges = ({ calendar: { zone }, placing }: GridProps): CalendarOptions => {
  const move = useMove(placing);
  const createAt = useCreateAt(placing, zone);
  const moved = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const { entry } = event.extendedProps as GridEvent;
    if (!entry || !move(entry.record, whenAt(event))) revert();
  };
  return {
    eventDrop: moved,
    eventResize: moved,
    eventResizableFromStart: true,
    /* days become moments only where a record says which of the two it is */
    eventAllow: ({ allDay }, event) => allDay === event?.allDay || placing.wholeAt !== undefined,
    ...(createAt && {
      selectable: true,
      selectMinDistance: 5,
      dateClick: ({ dateStr, allDay }) => createAt(whenAt({ startStr: dateStr, endStr: '', allDay })),
      select: (spot: Spot) => createAt(whenAt(spot)),
    }),
  };
};
