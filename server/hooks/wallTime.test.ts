import { describe, expect, it } from 'vitest';
import { isRepeat, nextOf } from './wallTime';

/* Written by hand from the calendars of the zones: Berlin's clocks move on 30 March and 26 October 2031, New York's on 9
 * March and 2 November, Auckland's and Lord Howe's on 6 April, Santiago's at midnight on 7 September. */
const ROWS = `
-                    daily    2031-03-28T08:00Z  2031-03-29T08:00Z  2031-03-30T08:00Z  no zone is UTC
Berlin               daily    2031-03-28T08:00Z  2031-03-29T08:00Z  2031-03-30T08:00Z  no zone is UTC
UTC                  daily    2031-01-01T09:00Z  2031-01-01T09:00Z  2031-01-02T09:00Z  the next day
UTC                  daily    2031-01-01T09:00Z  2031-01-02T09:00Z  2031-01-03T09:00Z  what is now is not next
Europe/Berlin        daily    2031-03-28T08:00Z  2031-03-29T08:00Z  2031-03-30T07:00Z  nine stays nine in spring
Europe/Berlin        weekly   2031-03-24T08:00Z  2031-03-24T08:00Z  2031-03-31T07:00Z  nine stays nine in spring
Europe/Berlin        weekly   2031-10-20T07:00Z  2031-10-20T07:00Z  2031-10-27T08:00Z  nine stays nine in autumn
Europe/Berlin        daily    2031-10-25T07:00Z  2031-10-25T07:00Z  2031-10-26T08:00Z  nine stays nine in autumn
Europe/Berlin        daily    2031-03-29T01:30Z  2031-03-29T01:30Z  2031-03-30T01:30Z  an hour left out is the one behind it
Europe/Berlin        daily    2031-03-29T01:30Z  2031-03-30T01:30Z  2031-03-31T00:30Z  and the day after it is itself again
Europe/Berlin        daily    2031-10-25T00:30Z  2031-10-25T00:30Z  2031-10-26T00:30Z  an hour shown twice is the first of the two
Europe/Berlin        daily    2031-10-25T00:30Z  2031-10-26T00:30Z  2031-10-27T01:30Z  and happens once
Europe/Berlin        daily    2031-10-25T00:30Z  2031-10-26T01:00Z  2031-10-27T01:30Z  and happens once
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-01-31T08:00Z  2031-02-28T08:00Z  the 31st is the last of February
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-02-28T08:00Z  2031-03-31T07:00Z  the 31st comes again
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-03-31T07:00Z  2031-04-30T07:00Z  the 31st is the last of April
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-04-30T07:00Z  2031-05-31T07:00Z  the 31st comes again
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-12-31T08:00Z  2032-01-31T08:00Z  the 31st of a year later
Europe/Berlin        monthly  2031-01-31T08:00Z  2032-01-31T08:00Z  2032-02-29T08:00Z  a leap year
Europe/Lisbon        monthly  2031-01-30T10:00Z  2031-01-30T10:00Z  2031-02-28T10:00Z  the 30th is the last of February
Europe/Lisbon        monthly  2032-01-29T10:00Z  2032-01-29T10:00Z  2032-02-29T10:00Z  the 29th where there is one
Europe/Lisbon        monthly  2032-02-29T10:00Z  2032-02-29T10:00Z  2032-03-29T09:00Z  the 29th of March after that of February
Europe/Lisbon        monthly  2031-01-29T10:00Z  2031-01-29T10:00Z  2031-02-28T10:00Z  the 29th where there is none
America/New_York     daily    2031-03-08T13:00Z  2031-03-08T13:00Z  2031-03-09T12:00Z  eight stays eight in spring
America/New_York     daily    2031-11-01T12:00Z  2031-11-01T12:00Z  2031-11-02T13:00Z  eight stays eight in autumn
America/New_York     daily    2031-03-08T07:30Z  2031-03-08T07:30Z  2031-03-09T07:30Z  an hour left out is the one behind it
America/New_York     daily    2031-11-01T05:30Z  2031-11-01T05:30Z  2031-11-02T05:30Z  an hour shown twice is the first of the two
America/New_York     daily    2031-11-01T05:30Z  2031-11-02T05:30Z  2031-11-03T06:30Z  and happens once
Asia/Kolkata         daily    2031-01-01T03:45Z  2031-01-01T03:45Z  2031-01-02T03:45Z  half hours
Asia/Kolkata         monthly  2031-01-31T03:45Z  2031-01-31T03:45Z  2031-02-28T03:45Z  half hours
Asia/Kathmandu       weekly   2031-06-02T03:15Z  2031-06-02T03:15Z  2031-06-09T03:15Z  three quarters of an hour
Australia/Lord_Howe  daily    2031-04-04T22:00Z  2031-04-04T22:00Z  2031-04-05T22:30Z  clocks that move by half an hour
Pacific/Auckland     daily    2031-04-04T20:00Z  2031-04-04T20:00Z  2031-04-05T21:00Z  autumn in April
America/Sao_Paulo    weekly   2031-03-24T12:00Z  2031-03-24T12:00Z  2031-03-31T12:00Z  no summer time
Pacific/Kiritimati   monthly  2031-01-30T10:30Z  2031-01-30T10:30Z  2031-02-27T10:30Z  a day ahead of UTC
America/Santiago     daily    2031-09-06T04:30Z  2031-09-06T04:30Z  2031-09-07T04:30Z  midnight left out
Europe/Berlin        daily    2031-01-01T08:00Z  2031-01-10T11:00Z  2031-01-11T08:00Z  after a standstill the next one alone
Europe/Berlin        weekly   2031-01-01T08:00Z  2031-04-10T11:00Z  2031-04-16T07:00Z  after a standstill the next one alone
Europe/Berlin        monthly  2031-01-31T08:00Z  2031-04-15T11:00Z  2031-04-30T07:00Z  after a standstill the next one alone
Europe/Berlin        daily    2001-01-01T08:00Z  2031-04-15T11:00Z  2031-04-16T07:00Z  after many years
Europe/Berlin        daily    2031-01-05T08:00Z  2031-01-01T08:00Z  2031-01-06T08:00Z  before the first
`
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/))
  .map(([zone = '', repeat, first = '', after = '', next = '', ...why]) => {
    if (!isRepeat(repeat)) throw new Error(`no repeat: ${repeat}`);
    return { zone: zone === '-' ? null : zone, repeat, first, after, next, why: why.join(' ') };
  });

describe('the next of a series', () => {
  it.each(ROWS)('$why ($zone, $repeat, first $first, after $after)', ({ after, next, ...series }) => {
    expect(nextOf(series, new Date(after)).at.toISOString()).toBe(new Date(next).toISOString());
  });

  it('says which day it is there', () => {
    const series = { first: '2031-01-30T10:30Z', repeat: 'monthly', zone: 'Pacific/Kiritimati' } as const;
    expect(nextOf(series, new Date('2031-01-30T10:30Z')).day).toBe('2031-02-28');
  });
});
