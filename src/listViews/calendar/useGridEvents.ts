import type { EventInput } from '@fullcalendar/react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { drawnOn } from './drawnOn';
import type { GridProps } from './gridProps';
import { eventTimes } from './gridEvents';
import { toneOf } from './tones';
import { useDayCounts } from './useDayCounts';
import type { Entry } from './useEntries';
import { useMayMove } from './useMove';

/** What an event of the grid stands for: an entry, or so many more of a day. */
export type GridEvent =
  | { readonly entry: Entry; readonly more?: undefined; readonly day?: undefined }
  | { readonly entry?: undefined; readonly more: number; readonly day: string };

/* Lines of a day in a month; a phone has room for a number. */
const ROOM = 4;

/** The entries as the grid draws them, in a month as many as its days have room for. */
export const useGridEvents = ({ entries, placing, calendar, options }: GridProps): EventInput[] => {
  const { place, window, zone } = calendar;
  const { tones } = useTheme().palette;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const counts = useDayCounts(placing, window, zone);
  const mayMove = useMayMove(placing);
  const [tone] = useSeenFields()(options.tone);
  const room = place.span === 'month' ? (isPhone ? 0 : ROOM) : Infinity;
  const counted = JSON.stringify([...(counts ?? [])]);
  return useMemo(() => {
    const spread = entries.map(({ record, days }) => ({ id: String(record.id), days }));
    const { ids, more } = drawnOn(spread, { window, room, counts });
    const hasLength = placing.paths.length > 1;
    const drawn = entries.filter(({ record }) => ids.has(String(record.id)));
    return [
      ...drawn.map((entry) => {
        const { bg, fg } = tones[toneOf(entry.record, tone) ?? 'progress'];
        const isMovable = mayMove(entry.record);
        return {
          id: String(entry.record.id),
          ...eventTimes(entry.when, hasLength),
          color: bg,
          contrastColor: fg,
          startEditable: isMovable,
          durationEditable: isMovable && hasLength,
          rank: 0,
          extendedProps: { entry } satisfies GridEvent,
        };
      }),
      ...[...more].map(([day, count]) => ({
        id: `more.${day}`,
        start: day,
        allDay: true,
        editable: false,
        color: 'transparent',
        rank: 1,
        extendedProps: { more: count, day } satisfies GridEvent,
      })),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an entry that is being dragged would be dropped by new ones
  }, [entries, placing, window.first, window.last, room, counted, tones, tone]);
};
