import type { Fields } from '../../config/field';
import type { KindShape } from '../../config/fieldKinds';
import {
  defineKind,
  type FakeContext,
  type Issue,
  type Kind,
  type Parsed,
  type Wording,
} from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { isPlainObject } from '../../model/values/plainObject';
import { isEmpty, textOf } from '../../model/values/comparable';
import date from '../date/kind';
import dateTime from '../dateTime/kind';
import number from '../number/kind';
import { childIssues } from '../reading/fieldIssues';

const of = ['date', 'dateTime', 'number'] as const;

type RangeOptions = { readonly of: (typeof of)[number]; readonly allDay?: boolean };

export type RangeValue = {
  readonly from: string | number;
  readonly to: string | number;
  readonly allDay?: boolean | null;
};

interface RangeShape extends KindShape {
  readonly options: RangeOptions;
  readonly value: RangeValue;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    range: RangeShape;
  }
}

/** Whole days of moments: from the first moment of a day to the last one of another, in UTC, where a day has no zone. */
export const wholeDays = (from: string, to: string): RangeValue => ({
  from: `${from}T00:00:00.000Z`,
  to: `${to}T23:59:59.999Z`,
  allDay: true,
});

/** Both ends with the kind that they are of: whole days are days, though they are stored as moments. */
export const endsOf = ({ from, to, allDay }: RangeValue, options: RangeOptions): Ends =>
  allDay
    ? { kind: KINDS.date, ends: [dayOf(from), dayOf(to)] }
    : { kind: KINDS[options.of], ends: [from, to] };

type Ends = { readonly kind: Kind; readonly ends: readonly [from: unknown, to: unknown] };

/** Are both there, and what they should be? */
export const areSound = ({ kind, ends }: Ends): boolean =>
  ends.every((end) => kind.fault(end, PLAIN, NO_KINDS) === undefined);

export default defineKind<'range'>({
  name: 'range',
  summary:
    'From one day, moment or number to another, stored as `{ from, to }`; a filter finds what touches the range it asks for, and lists are sorted by `from`.',
  options: {
    of: { type: 'text', oneOf: of, required: true, doc: 'What both ends are.' },
    allDay: {
      type: 'boolean',
      doc: 'Of moments: it may be whole days, which are the same days in every time zone.',
      default: 'false',
    },
  },
  example: { of: 'dateTime', allDay: true },
  order: 'text',
  isSortable: true,
  filter: 'touches',
  ends: ['from', 'to'],
  fault: (value) => (isPlainObject(value) ? undefined : 'notObject'),
  validate: (value, field, kinds) => {
    if (hasNone(value)) return field.required ? [{ path: 'from', key: 'required' }] : [];
    const issues = childIssues(value, field.children, kinds);
    return issues.length > 0 ? issues : orderIssues(value, field);
  },
  fake: (field, context) => fakeRange(field, context),
  toText: (value, field, wording) => written(value, field, wording),
  fromText: (text, field) => readRange(text, field),
  /* What a form asks for in two boxes is nothing where both are empty. */
  normalise: (value) => (hasNone(value) ? null : value),
  children: ({ of: kind, allDay }): Fields => ({
    from: { kind, required: true },
    to: { kind, required: true },
    ...(allDay && { allDay: { kind: 'boolean' } }),
  }),
  check: ({ of: kind, allDay }) =>
    allDay && kind !== 'dateTime'
      ? [
          {
            message: `a range of ${kind} has no whole days`,
            hint: 'Leave allDay out, or make it of: "dateTime".',
          },
        ]
      : [],
  jsonSchema: ({ children }) => ({
    type: 'object',
    properties: Object.fromEntries(children.map(({ name }) => [name, {}])),
    required: ['from', 'to'],
  }),
});

const KINDS = { date, dateTime, number } as unknown as { readonly [K in RangeOptions['of']]: Kind };

/* The ends have no options of their own, and no kinds in them. */
const [PLAIN, NO_KINDS] = [{} as never, {} as never];

/** The day of a moment of whole days. */
export const dayOf = (moment: unknown): string => String(moment).slice(0, 'YYYY-MM-DD'.length);

const hasNone = ({ from, to }: Partial<RangeValue>): boolean => isEmpty(from) && isEmpty(to);

/** What is wrong with the order of its ends. */
export const orderIssues = ({ from, to }: RangeValue, options: RangeOptions): Issue[] => {
  const at = (end: string | number) => (options.of === 'number' ? Number(end) : Date.parse(String(end)));
  return at(to) < at(from) ? [{ path: 'to', key: 'rangeOrder' }] : [];
};

const written = (value: RangeValue, options: RangeOptions, wording: Wording): string => {
  const { kind, ends } = endsOf(value, options);
  if (!areSound({ kind, ends })) return '';
  return ends.map((end) => kind.toText(end as never, PLAIN, wording)).join(BETWEEN);
};

const BETWEEN = ' – ';

const readRange = (text: string, options: RangeOptions): Parsed<RangeValue> => {
  const [from = '', to = from, ...more] = text.split(/ [–-] /);
  const read = ({ fromText }: Kind) =>
    [from, to].flatMap((each) => {
      const parsed = fromText(each, PLAIN);
      return 'value' in parsed && parsed.value !== null ? [parsed.value as string | number] : [];
    });
  const [firstDay, lastDay] = options.allDay ? read(KINDS.date) : [];
  const [first, last] = read(KINDS[options.of]);
  const days = lastDay !== undefined && wholeDays(String(firstDay), String(lastDay));
  const value = days || (first !== undefined && last !== undefined && { from: first, to: last });
  if (!value || more.length > 0) return { fault: { path: '', key: 'range' } };
  const [issue] = orderIssues(value, options);
  return issue ? { fault: { ...issue, path: '' } } : { value };
};

const DAY = 86_400_000;

/* Some days, hours or numbers long. */
const fakeRange = (
  { children, of: kind, allDay }: ResolvedField<'range'>,
  context: FakeContext,
): RangeValue => {
  const [child] = children;
  const from = textOf(child && context.kinds[child.kind].fake(child, context)) ?? '';
  const length = context.faker.number.int({ min: 1, max: 6 });
  if (kind === 'number') return { from: Number(from), to: Number(from) + length * 10 };
  const start = Date.parse(from);
  const end = (part: number) => new Date(start + length * part).toISOString();
  if (kind === 'date') return { from, to: dayOf(end(DAY)) };
  return allDay && length > 4 ? wholeDays(dayOf(from), dayOf(end(DAY / 2))) : { from, to: end(DAY / 24) };
};
