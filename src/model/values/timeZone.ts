/** Is it a name of the time zone database that this machine knows, such as `Europe/Lisbon`? */
export const isTimeZone = (value: unknown): value is string => zoneName(value) !== undefined;

/** The one name that this machine has for a time zone, however the name is written; undefined where it knows none. */
export const zoneName = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** The time zones of a country, by its two letters; none where this machine knows of none. */
export const zonesOf = (country: string): readonly string[] => {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const place = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    readonly getTimeZones?: () => readonly string[] | undefined;
  };
  return place.getTimeZones?.() ?? place.timeZones ?? [];
};
