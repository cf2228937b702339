/** Is it a name of the time zone database that this machine knows, such as `Europe/Lisbon`? */
export const isTimeZone = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
