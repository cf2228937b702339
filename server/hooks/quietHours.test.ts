import { describe, expect, it } from 'vitest';
import { quietUntil } from './quietHours';

/* Written by hand from the calendars of the zones: clocks move in Berlin, Lisbon and the Azores on 30 March and 26 October
 * 2031, in New York and St John's on 9 March and 2 November, in Auckland and on Lord Howe on 6 April, in Adelaide on 5
 * October, in Santiago at midnight on 7 September. Easter Sunday is 13 April. `=` is not quiet, `never` does not end. */
const ROWS = `
Berlin-hour          | 21:00-08:00 |     |                       | 2031-01-10T19:59Z | =                 | before the hours, a misspelt zone is UTC
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-01-10T19:59Z | =                 | before the hours
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-01-10T20:00Z | 2031-01-11T07:00Z | over midnight
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-01-11T06:59Z | 2031-01-11T07:00Z | the last minute
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-01-11T07:00Z | =                 | the end is not quiet
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-03-29T20:00Z | 2031-03-30T06:00Z | eight is eight in spring
Europe/Berlin        | 21:00-08:00 |     |                       | 2031-10-25T19:00Z | 2031-10-26T07:00Z | eight is eight in autumn
Europe/Berlin        | 22:00-02:30 |     |                       | 2031-10-25T22:00Z | 2031-10-26T01:30Z | an end shown twice is the second
Europe/Berlin        | 22:00-02:30 |     |                       | 2031-10-26T00:45Z | 2031-10-26T01:30Z | and in between it is quiet
Europe/Berlin        | 22:00-02:30 |     |                       | 2031-03-29T22:00Z | 2031-03-30T01:30Z | an end left out is the hour behind it
Europe/Berlin        | 12:00-14:00 |     |                       | 2031-07-01T10:30Z | 2031-07-01T12:00Z | within a day
Europe/Berlin        | 12:00-14:00 |     |                       | 2031-07-01T12:00Z | =                 | after them
Europe/Berlin        | 12:00-14:00 |     |                       | 2031-07-01T09:59Z | =                 | before them
Europe/Berlin        | 12:00-12:00 |     |                       | 2031-07-01T10:30Z | =                 | both the same are none
Europe/Berlin        | 12:00-      |     |                       | 2031-07-01T10:30Z | =                 | one alone is none
Europe/Berlin        | 29:59-30:00 |     |                       | 2031-07-01T10:30Z | =                 | what is no time is none
Asia/Kolkata         | 21:00-09:00 |     |                       | 2031-06-01T15:29Z | =                 | half hours
Asia/Kolkata         | 21:00-09:00 |     |                       | 2031-06-01T15:30Z | 2031-06-02T03:30Z | half hours
Asia/Kathmandu       | 21:15-06:00 |     |                       | 2031-06-01T15:30Z | 2031-06-02T00:15Z | three quarters of an hour
Australia/Lord_Howe  | 21:00-08:00 |     |                       | 2031-04-05T10:00Z | 2031-04-05T21:30Z | clocks that move by half an hour
Australia/Lord_Howe  | 22:00-01:45 |     |                       | 2031-04-05T14:50Z | 2031-04-05T15:15Z | half an hour shown twice
Australia/Adelaide   | 20:00-08:00 |     |                       | 2031-10-04T10:30Z | 2031-10-04T21:30Z | spring in October, half hours
America/St_Johns     | 21:00-09:00 |     |                       | 2031-03-09T00:30Z | 2031-03-09T11:30Z | half hours west, in spring
America/New_York     | 21:00-08:00 |     |                       | 2031-11-02T01:00Z | 2031-11-02T13:00Z | eight is eight in autumn
America/New_York     | 01:30-02:00 |     |                       | 2031-11-02T06:00Z | 2031-11-02T07:00Z | a begin shown twice is the first
Pacific/Auckland     | 21:00-08:00 |     |                       | 2031-04-05T08:00Z | 2031-04-05T20:00Z | autumn in April
America/Sao_Paulo    | 20:00-09:00 |     |                       | 2031-10-20T23:00Z | 2031-10-21T12:00Z | no summer time
America/Santiago     |             | 7   |                       | 2031-09-07T05:00Z | 2031-09-08T03:00Z | a Sunday of 23 hours
America/Santiago     |             | 6   |                       | 2031-09-06T12:00Z | 2031-09-07T04:00Z | a Saturday after which midnight is left out
Asia/Dubai           |             | 5   |                       | 2031-01-02T20:00Z | 2031-01-03T20:00Z | a Friday
Asia/Dubai           |             | 5   |                       | 2031-01-02T19:59Z | =                 | the day before it
Europe/Berlin        | 21:00-08:00 | 7   |                       | 2031-03-29T20:30Z | 2031-03-31T06:00Z | a Sunday between two nights
Europe/Berlin        | 21:00-08:00 | 6,7 | 2031-04-11,2031-04-14 | 2031-04-10T19:30Z | 2031-04-15T06:00Z | Easter
Europe/Berlin        | 21:00-08:00 | 7   | 12-25,12-26           | 2031-12-24T20:00Z | 2031-12-27T07:00Z | holidays of each year
Europe/Berlin        |             |     | 12-25                 | 2032-12-25T10:00Z | 2032-12-25T23:00Z | the same a year later
Europe/Berlin        |             |     | 2031-04-14            | 2032-04-14T10:00Z | =                 | one that moves is not of each year
Europe/Lisbon        |             |     | 02-29                 | 2032-02-29T10:00Z | 2032-03-01T00:00Z | 29 February where there is one
Europe/Lisbon        |             |     | 02-29                 | 2031-02-28T10:00Z | =                 | and none where there is none
Europe/Lisbon        |             |     | 2031-01-31            | 2031-01-31T23:59Z | 2031-02-01T00:00Z | the 31st
Asia/Kolkata         |             |     | 01-26                 | 2031-01-25T18:29Z | =                 | before a holiday at its place
Asia/Kolkata         |             |     | 01-26                 | 2031-01-25T18:30Z | 2031-01-26T18:30Z | a holiday at its place
Pacific/Kiritimati   |             |     | 07-12                 | 2031-07-11T10:00Z | 2031-07-12T10:00Z | a day ahead of UTC
America/New_York America/Los_Angeles | 21:00-08:00 | | | 2031-01-10T02:30Z | 2031-01-10T16:00Z | quiet where it is late first, until it is morning last
America/New_York America/Los_Angeles | 21:00-08:00 | | | 2031-01-10T14:00Z | 2031-01-10T16:00Z | night in the west
America/New_York America/Los_Angeles | 21:00-08:00 | | | 2031-01-10T16:00Z | = | day in both
America/New_York America/Los_Angeles | 21:00-08:00 | | | 2031-01-11T01:59Z | = | day in both
America/New_York Pacific/Honolulu | | 7 | | 2031-01-12T04:59Z | = | Saturday in both
America/New_York Pacific/Honolulu | | 7 | | 2031-01-12T05:00Z | 2031-01-13T10:00Z | a Sunday that ends in the west
Europe/Lisbon Atlantic/Azores | 20:00-10:00 | | | 2031-03-29T20:00Z | 2031-03-30T10:00Z | both in spring
Europe/Berlin | | 1,2,3,4,5,6,7 | | 2031-01-10T12:00Z | never | every day
UTC Pacific/Auckland | 20:00-08:00 | | | 2031-06-10T12:00Z | never | night in one of them at any time
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .map(([zones = '', hours = '', days = '', dates = '', now = '', until = '', why = '']) => {
    const [from, to] = hours.split('-');
    const quiet = {
      from: from || null,
      to: to || null,
      days: days.split(',').filter(Boolean).map(Number),
      dates: dates.split(',').filter(Boolean),
    };
    return { zones: zones.split(' '), quiet, now, until: until === '=' ? now : until, why };
  });

describe('when it is quiet no more', () => {
  it.each(ROWS)('$why ($zones, $now)', ({ zones, quiet, now, until }) => {
    const end = quietUntil(quiet, zones, new Date(now));
    expect(end?.toISOString() ?? 'never').toBe(until === 'never' ? until : new Date(until).toISOString());
  });
});
