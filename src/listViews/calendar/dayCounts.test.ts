import { describe, expect, it } from 'vitest';
import { kinds } from '../../fields/kinds';
import { totalsOf } from '../../model/numbers/totals';
import { createModel } from '../../model/resolve/createModel';
import { conditionsOf } from '../../model/rules/conditions';
import { matchesAll } from '../../model/rules/matchConditions';
import type { Row } from '../../model/values/comparable';
import { countParts, countsFrom } from './dayCounts';
import { isWithin, placingOf, type Placing } from './placing';
import { daysIn } from './places';

const fields = {
  when: { kind: 'range', of: 'dateTime', allDay: true },
  stay: { kind: 'range', of: 'date' },
  at: { kind: 'dateTime' },
};
const things = { label: { one: 'Thing', many: 'Things' }, title: 'x', icon: 'tag', fields };
const model = createModel({ name: 'Test', groups: {}, resources: { things } } as never, kinds);
const thing = model.resource('things');

const HOUR = 3_600_000;
const moment = (hours: number) => new Date(Date.parse('2026-03-20T00:00:00Z') + hours * HOUR).toISOString();

/* every seven hours one begins, from an hour to ten days long, each third of whole days */
const records: readonly Row[] = Array.from({ length: 90 }, (_, at) => {
  const [from, to] = [moment(at * 7), moment(at * 7 + ((at * 37) % 240) + 1)];
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  const isWhole = at % 3 === 0;
  return {
    id: String(at),
    when: isWhole
      ? { from: `${first}T00:00:00.000Z`, to: `${last}T23:59:59.999Z`, allDay: true }
      : { from, to, ...(at % 2 === 0 && { allDay: false }) },
    stay: { from: first, to: last },
    at: from,
  };
});

const window = { first: '2026-03-23', last: '2026-04-12' };

const counted = (placing: Placing, zone: string, filter: Row = {}) => {
  const parts = countParts(placing, { window, zone, filter });
  const answers = parts.map(({ question: { filter: asked, ...question } }) => {
    const { conditions, unknown } = conditionsOf(thing, asked, kinds);
    expect(unknown).toEqual([]);
    return totalsOf(
      records.filter((record) => matchesAll(record, conditions)),
      question,
    );
  });
  return { parts, answers, counts: countsFrom(parts, answers, window) };
};

const looked = (placing: Placing, zone: string) =>
  new Map(
    daysIn(window).map((day) => [
      day,
      records.filter((record) => {
        const when = placing.whenOf(record);
        return when !== undefined && isWithin(when, { first: day, last: day }, zone);
      }).length,
    ]),
  );

describe.each(['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
  'in %s',
  (zone) => {
    it.each([{ range: 'when' }, { range: 'stay' }, { at: 'at' }])(
      'counts on each day what looking at every record finds there, by %o',
      (options) => {
        const placing = placingOf(options, thing.fields, kinds) as Placing;
        const { counts } = counted(placing, zone);
        expect(counts).toEqual(looked(placing, zone));
        expect(Math.max(...(counts?.values() ?? []))).toBeGreaterThan(2);
      },
    );
  },
);

it('asks two questions where ends are of one sort, and six where some are of whole days', () => {
  const parts = (options: object, zone: string) =>
    countParts(placingOf(options, thing.fields, kinds) as Placing, { window, zone, filter: {} }).length;
  expect(parts({ range: 'when' }, 'Europe/Berlin')).toBe(6);
  expect(parts({ range: 'when' }, 'UTC')).toBe(2);
  expect(parts({ range: 'stay' }, 'Europe/Berlin')).toBe(2);
  expect(parts({ at: 'at' }, 'Europe/Berlin')).toBe(1);
});

it('says nothing where groups are missing, which would be another number', () => {
  const { parts, answers } = counted(
    placingOf({ range: 'when' }, thing.fields, kinds) as Placing,
    'Europe/Berlin',
  );
  expect(
    countsFrom(parts, [{ ...answers[0], cut: true } as never, ...answers.slice(1)], window),
  ).toBeUndefined();
  expect(countsFrom(parts, answers.slice(1), window)).toBeUndefined();
});
