import { useLocale } from 'react-admin';
import { useMemo } from 'react';
import type { FieldWording } from '../model/answers/fieldText';
import { useModel, useTimes } from './AdminContext';
import { localZone } from './dateTime/instant';

/** How values are written on the screen: in the language of the interface and the time zone of whoever reads them. */
export const useWording = (): FieldWording => {
  const { kinds } = useModel();
  const locale = useLocale();
  const { timeZone = localZone() } = useTimes();
  return useMemo(() => ({ kinds, locale, timeZone }), [kinds, locale, timeZone]);
};

/** How they are written into files: the same, and dates as this person has chosen. Times stay in UTC without a zone. */
export const useFileWording = (): FieldWording => {
  const { kinds } = useModel();
  const locale = useLocale();
  const { timeZone, dates = 'iso' } = useTimes();
  return useMemo(
    () => ({ kinds, locale, dates, ...(timeZone !== undefined && { timeZone }) }),
    [kinds, locale, timeZone, dates],
  );
};
