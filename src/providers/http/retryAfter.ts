/**
 * Seconds until the server wants to be asked again, from the header Retry-After: a number of seconds, or a date.
 * Undefined when it is missing, cannot be read, is over, or is more than a day away, which nobody waits for.
 */
export const retryAfter = (headers: Headers, now: number = Date.now()): number | undefined => {
  const given = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((httpDate(given) - now) / 1000);
  return seconds > 0 && seconds <= DAY ? seconds : undefined;
};

const DAY = 24 * 60 * 60;

/* `Wed, 21 Oct 2026 07:28:00 GMT`; `Date.parse` alone would read a stray "5 x" as a date too. */
const httpDate = (text: string): number => (/^\w{3}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN);
