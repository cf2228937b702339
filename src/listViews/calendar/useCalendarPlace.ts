import { useLocale } from 'react-admin';
import { useTimes } from '../../fields/AdminContext';
import { localZone } from '../../fields/dateTime/instant';
import { dateFormat } from '../../fields/reading/formats';
import { dayIn } from '../../model/numbers/zones';
import { usePlaceInLook } from '../../views/list/looks/usePlaceInLook';
import { inSpan, readPlace, windowOf, writePlace } from './places';
import type { Place, Span } from './spans';

/** What is seen of the calendar, which stands in the address: Back leads to what was seen before. */
export const useCalendarPlace = (offered: readonly Span[]) => {
  const locale = useLocale();
  const { timeZone: zone = localZone() } = useTimes();
  const { place: said, go: say, to } = usePlaceInLook();
  const today = todayIn(zone);
  const firstDay = firstDayOf(locale);
  const place = readPlace(said, offered, today);
  const go = (to: Place) => say(writePlace(to));
  return {
    place,
    zone,
    today,
    firstDay,
    window: windowOf(place, firstDay),
    go,
    /** The address of another place. */
    to: (there: Place) => to(writePlace(there)),
    show: (span: Span) => go(inSpan(place, span, { today, firstDay })),
  };
};

export type CalendarPlace = ReturnType<typeof useCalendarPlace>;

const todayIn = (zone: string): string => dayIn(Date.now(), zone);

/** With which day weeks begin where people speak so, 0 is Sunday; Monday where a browser does not know. */
const firstDayOf = (locale: string): number => {
  const region = new Intl.Locale(dateFormat(locale).resolvedOptions().locale) as WithWeeks;
  return ((region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 1) % 7;
};

/* Not in the types of the language yet: a method now, and a value before. */
type Weeks = { readonly firstDay: number };
type WithWeeks = { readonly weekInfo?: Weeks; readonly getWeekInfo?: () => Weeks };
