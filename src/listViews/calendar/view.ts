import type { ListViewShape } from '../../config/listViews';
import { defineListView, type ListViewAround } from '../../model/resolved/listView';
import type { OptionFault } from '../../model/resolved/kind';
import { isOfDays, isOfTimes } from './placing';
import { spans, type Span } from './spans';

type CalendarOptions<Name> = {
  readonly range?: Name;
  readonly from?: Name;
  readonly to?: Name;
  readonly at?: Name;
  readonly title?: Name;
  readonly tone?: Name;
  readonly spans?: readonly Span[];
  readonly marks?: readonly Name[];
};

interface CalendarShape extends ListViewShape {
  readonly options: CalendarOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    calendar: CalendarShape;
  }
}

export default defineListView<'calendar'>({
  name: 'calendar',
  summary:
    'A calendar of records that have a time: a month, a week or a day, or a list of them. Entries are moved and made longer by dragging.',
  label: { en: 'Calendar', de: 'Kalender', fr: 'Calendrier', pt: 'Calendário' },
  icon: 'calendar',
  options: {
    range: {
      type: 'text',
      doc: 'The field of kind `range` that says when an entry is. One of `range`, `from` and `at` has to be there.',
      default: 'none',
    },
    from: { type: 'text', doc: 'The day or moment when it begins, in a field of its own.', default: 'none' },
    to: {
      type: 'text',
      doc: 'The day, which is its last one, or moment when it ends: of the same kind as `from`, and required.',
      default: 'it has no length',
    },
    at: { type: 'text', doc: 'The day or moment of what has no length.', default: 'none' },
    title: { type: 'text', doc: 'The field that an entry is called by.', default: 'the title of the entity' },
    tone: { type: 'text', doc: 'The choice whose tones color the entries.', default: 'all look alike' },
    spans: {
      type: 'strings',
      oneOf: spans,
      doc: 'What people can choose to see at once; the calendar opens with the first, on phones with `list` where it is there.',
      default: 'all, beginning with the month',
    },
    marks: {
      type: 'names',
      doc: 'Fields behind an entry in the list and on a day, without labels, as a state as its chip.',
      default: 'none',
    },
  },
  fields: {
    range: { what: 'a range', fits: (_, kind) => kind.ends !== undefined },
    from: { what: 'a day or a moment', fits: isOfTimes },
    to: { what: 'a day or a moment', fits: isOfTimes },
    at: { what: 'a day or a moment', fits: isOfTimes },
    title: true,
    tone: { what: 'a choice with tones', fits: (field, kind) => kind.isState?.(field) === true },
    marks: true,
  },
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      startAt: { kind: 'dateTime', required: true },
      endAt: { kind: 'dateTime', required: true },
      calendar: { kind: 'choice', values: { work: { tone: 'info' }, home: { tone: 'success' } } },
    } as never,
    options: {
      from: 'startAt',
      to: 'endAt',
      title: 'name',
      tone: 'calendar',
      spans: ['list', 'month', 'week', 'day'],
      marks: ['calendar'],
    },
    seen: (now) => ({ startAt: now.toISOString(), endAt: now.toISOString() }),
  },
  check: (options, around) => [...faultsOfTimes(options, around), ...faultsOfSpans(options)],
});

type Options = CalendarOptions<string>;

const faultsOfTimes = (
  { range, from, to, at }: Options,
  { fields, kinds }: ListViewAround,
): OptionFault[] => {
  const given = Object.entries({ range, from, at }).flatMap(([name, field]) =>
    field === undefined ? [] : name,
  );
  if (given.length !== 1) {
    const message =
      given.length === 0
        ? 'nothing says when an entry is'
        : `${given.join(' and ')} say both when an entry is`;
    return [{ message, hint: 'Name one: range: "when", from: "startAt" with to: "endAt", or at: "dueAt".' }];
  }
  const [ranged, first, last] = [range, from, to].map((name) =>
    name === undefined ? undefined : fields.get(name),
  );
  const end = ranged?.children[0];
  if (end && !isOfTimes(end, kinds[end.kind]))
    return [`"${range}" is a range of numbers, not of days or moments`];
  if (to !== undefined && from === undefined) return ['"to" has no "from"'];
  if (!first || !last) return [];
  const areBothDays = [first, last].map((field) => isOfDays(field, kinds[field.kind]));
  if (areBothDays[0] !== areBothDays[1])
    return [`one of "${from}" and "${to}" is a day, and the other one a moment`];
  const hint = 'Make it required, or use at: for what has no end.';
  return last.required
    ? []
    : [{ message: `"${to}" may be empty, and what has no end would be shown nowhere`, hint }];
};

const faultsOfSpans = ({ spans: offered }: Options): OptionFault[] => {
  if (offered === undefined) return [];
  if (offered.length === 0) return ['people can choose nothing to see'];
  return offered
    .filter((span, at) => offered.indexOf(span) < at)
    .map((span) => `"${span}" is there twice in spans`);
};
