import { useModel, useOffers, useTimes } from '../../fields/AdminContext';
import { localZone } from '../../fields/dateTime/instant';
import { readingQuestions, type Reading } from '../../model/dashboard/reading';
import type { ResolvedMetric } from '../../model/numbers/metrics';
import { fieldAt } from '../../model/resolved/fieldAt';

type Timed = Pick<ResolvedMetric, 'of' | 'during'>;

/**
 * The time zone whose days a metric is looked at: that of whoever reads it, else that of this device, where it is about moments and their host knows
 * time zones; else undefined, for UTC.
 */
export const useZoneOf = (): ((metric: Timed) => string | undefined) => {
  const { timeZone = localZone() } = useTimes();
  const { kinds, resource } = useModel();
  const offers = useOffers();
  return ({ of, during }) => {
    if (timeZone === 'UTC' || during === undefined) return undefined;
    const { fields, api } = resource(of);
    const field = fieldAt(fields, during);
    const isMoment = !field || kinds[field.kind].jsonSchema(field)['format'] === 'date-time';
    const isKnown = offers(api.source, 'zones');
    return isMoment && isKnown ? timeZone : undefined;
  };
};

/** A reading whose days are those of whoever reads it, and what has to be asked for it. */
export const useZoned = () => {
  const zoneOf = useZoneOf();
  return (reading: Reading) => {
    const zoned = { ...reading, zone: reading.zone && zoneOf(reading.metric) };
    return { zoned, questions: readingQuestions(zoned) };
  };
};
