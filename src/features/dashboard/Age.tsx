import { useLocale } from 'react-admin';
import { useState } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the largest unit that says it: `3 days ago`. */
export const Age = ({ since }: { readonly since: unknown }) => {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const moment = typeof since === 'string' ? Date.parse(since) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  const [unit, size] = unitOf(now - moment);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {format.format(-Math.floor((now - moment) / size), unit)}
    </time>
  );
};

const unitOf = (age: number): readonly [Intl.RelativeTimeFormatUnit, number] => {
  if (age < HOUR) return ['minute', MINUTE];
  return age < DAY ? ['hour', HOUR] : ['day', DAY];
};
