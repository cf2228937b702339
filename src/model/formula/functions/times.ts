import { DAY_SECONDS, dayInZone, partOf } from '../calendar';
import { refuse } from '../fault';
import { multiply, rational, subtract, type Rational } from '../rational';
import { demand, type Typed } from '../formulaType';
import { strict, writtenText, type FormulaFunction } from './function';

export const times: Readonly<Record<string, FormulaFunction>> = {
  days: {
    call: 'days(from, to)',
    doc: 'The days of the calendar from one date to another: from Monday to Wednesday 2.',
    takes: [2, 2],
    of: (args) => daysBetween(args, 'days'),
  },
  nights: {
    call: 'nights(from, to)',
    doc: 'The nights between two dates, as many as `days`.',
    takes: [2, 2],
    of: (args) => daysBetween(args, 'nights'),
  },
  duration: {
    call: "duration(number, 'hours')",
    doc: 'The number as a duration: of seconds, minutes, hours, days or weeks.',
    takes: [2, 2],
    of: ([number, unit]) => {
      demand(number, ['number'], 'duration');
      const name = writtenText(unit, 'the unit of duration');
      const seconds = Object.hasOwn(units, name) ? units[name as keyof typeof units] : undefined;
      if (seconds === undefined)
        return refuse(unit.at, `"${name}" is no unit of duration`, {
          nearest: { to: name, of: Object.keys(units) },
        });
      const factor = rational(BigInt(seconds));
      return strict({ of: 'duration' }, [number], (value: Rational) => multiply(value, factor));
    },
  },
  year: { call: 'year(date)', doc: 'Its year.', takes: [1, 1], of: ([date]) => part(date, 'year') },
  month: {
    call: 'month(date)',
    doc: 'Its month, from 1 to 12.',
    takes: [1, 1],
    of: ([date]) => part(date, 'month'),
  },
  day: { call: 'day(date)', doc: 'Its day of the month.', takes: [1, 1], of: ([date]) => part(date, 'day') },
  dateOf: {
    call: "dateOf(moment, 'Europe/Lisbon')",
    doc: 'The date that a moment is on the clocks of a time zone: one that is written out, or that of a field.',
    takes: [1, 2],
    of: ([moment, zone], at) => {
      demand(moment, ['moment'], 'dateOf');
      // There are as many arguments as were written.
      if ((zone as Typed | undefined) === undefined)
        refuse(at, 'dateOf needs a time zone', {
          hint: 'A moment is two dates at once: dateOf(at, "Europe/Lisbon").',
        });
      if (zone.type.of === 'zone')
        return strict(
          { of: 'date' },
          [moment, zone],
          (value: Rational, name: string) => dayInZone(name)?.(value) ?? null,
        );
      const name = writtenText(zone, 'the time zone of dateOf');
      const dayOf = dayInZone(name);
      if (!dayOf)
        return refuse(zone.at, `"${name}" is no time zone`, {
          hint: 'Write its area and city: "Europe/Lisbon", or "UTC".',
        });
      return strict({ of: 'date' }, [moment], dayOf);
    },
  },
};

const units = { seconds: 1, minutes: 60, hours: 3600, days: DAY_SECONDS, weeks: 7 * DAY_SECONDS };

const daysBetween = (args: readonly Typed[], name: string) => {
  for (const arg of args) demand(arg, ['date'], name);
  return strict({ of: 'number' }, args, (from: Rational, to: Rational) => subtract(to, from));
};

const part = (date: Typed, name: 'year' | 'month' | 'day') => {
  demand(date, ['date'], name);
  return strict({ of: 'number' }, [date], (value: Rational) => partOf(value, name));
};
