const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Is it a time of the day as it is stored: `21:00`? */
export const isClock = (text: string): boolean => CLOCK.test(text);

/** The time that a text says, such as `9:30`, `21h30`, `21.00 Uhr` or `9 pm`; undefined where it says none. */
export const readClock = (text: string): string | undefined => {
  const [, hours, minutes, half] = WRITTEN.exec(text.trim().toLowerCase()) ?? [];
  if (hours === undefined || (half !== undefined && !/^(?:0?[1-9]|1[0-2])$/.test(hours))) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  const clock = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
  return isClock(clock) ? clock : undefined;
};

/* Hours alone need a word that says so: 21 may be anything. Seconds are those of a spreadsheet, and nothing. */
const WRITTEN =
  /^(\d{1,2})(?:[:.h](\d\d)(?::00)?|(?=\s*(?:[ap]\.?m\b|h$|uhr$)))(?:\s*(?:([ap])\.?m\.?|h|uhr))?$/;
