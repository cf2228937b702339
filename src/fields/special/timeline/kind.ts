import type { KindShape } from '../../../config/fieldKinds';
import { textOf } from '../../../model/values/comparable';
import { defineKind, type FakeContext, type Issue } from '../../../model/resolved/kind';
import { choiceLabel, valueOptions, type ChoiceValue } from '../../choice/kind';
import { isInstant } from '../../dateTime/instant';
import { orderedSteps, type Step, type Transitions } from './steps';
import { isPlainObject } from '../../../model/values/plainObject';

export type TimelineOptions = {
  readonly values: { readonly [status: string]: ChoiceValue };
  readonly transitions?: Transitions;
  readonly codes?: { readonly [code: string]: ChoiceValue };
};

interface TimelineShape extends KindShape {
  readonly options: TimelineOptions;
  readonly value: this['field'] extends { readonly values: infer V } ? Step<keyof V & string>[] : Step[];
}

declare module '../../../config/fieldKinds' {
  interface FieldKinds {
    timeline: TimelineShape;
  }
}

export default defineKind<'timeline'>({
  name: 'timeline',
  summary:
    'What happened to a record and when, stored as a list of `{ at, status, code, source, note }`: read, never typed.',
  options: {
    values: { type: 'map', required: true, of: valueOptions, doc: 'The statuses, as those of a choice.' },
    transitions: {
      type: 'map',
      doc: 'Which status may follow which, as for the entity; a step that does not fit is marked.',
      default: 'nothing is marked',
    },
    codes: {
      type: 'map',
      of: valueOptions,
      doc: 'What the codes of failures mean in plain words; the same map can serve a choice.',
      default: 'codes are shown as they came',
    },
  },
  example: {
    values: { sent: { tone: 'progress' }, delivered: { tone: 'success' }, failed: { tone: 'danger' } },
    transitions: { sent: ['delivered', 'failed'], delivered: [], failed: [] },
    codes: { '1': { label: 'Not reachable', advice: 'Try again later.', permanent: false } },
  },
  views: ['show'],
  order: 'text',
  isSortable: false,
  filter: { none: 'Each step has a time and a status of its own, so there is no one value to ask for.' },
  fault: (value) => {
    if (!Array.isArray(value)) return 'notList';
    if (!value.every(isPlainObject)) return 'notObject';
    return value.every(({ status }) => typeof status === 'string') ? undefined : 'notText';
  },
  validate: (value, { values }) =>
    value.flatMap(({ at, status }, index): Issue[] => [
      ...(isInstant(at) ? [] : [{ path: `${index}.at`, key: 'dateTime' as const }]),
      ...(Object.hasOwn(values, status) ? [] : [unknownStatus(index, Object.keys(values))]),
    ]),
  fake: fakeSteps,
  toText: (value, field, { locale }) =>
    orderedSteps(value, undefined)
      .map(({ step }) =>
        [step.at, choiceLabel(step.status, field, locale), step.code]
          .flatMap((part) => textOf(part) ?? [])
          .join(' '),
      )
      .join('; '),
  fromText: () => ({ fault: { path: '', key: 'list' } }),
  check: ({ values, transitions = {} }) => {
    const states = new Set([...Object.keys(transitions), ...Object.values(transitions).flat()]);
    const unknown = [...states].filter((state) => !Object.hasOwn(values, state));
    return [
      ...(Object.keys(values).length === 0 ? ['a timeline needs at least one value'] : []),
      ...unknown.map((state) => `transitions name "${state}", which is none of the values`),
    ];
  },
  jsonSchema: ({ values }) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        status: { enum: Object.keys(values) },
        code: { type: ['string', 'null'] },
      },
      required: ['at', 'status'],
    },
  }),
});

const unknownStatus = (index: number, options: readonly string[]): Issue => ({
  path: `${index}.status`,
  key: 'oneOf',
  args: { options: options.join(', ') },
});

const MOST_STEPS = 8;
const LONGEST_STEP = 90_000;

/* A walk along the transitions (the order of the values without them), now and then not at its end yet. */
function fakeSteps(
  { values, transitions, codes = {} }: TimelineOptions,
  { faker, now }: FakeContext,
): Step[] {
  const names = Object.keys(values);
  const targets = Object.values(transitions ?? {}).flat();
  const next = (status: string) =>
    transitions ? transitions[status] : names.slice(names.indexOf(status) + 1, names.indexOf(status) + 2);
  const pick = (from: readonly string[] = []) =>
    from.length > 0 ? faker.helpers.arrayElement(from) : undefined;
  let time = faker.date.recent({ days: 28, refDate: now.getTime() - MOST_STEPS * LONGEST_STEP }).getTime();
  const steps: Step[] = [];
  for (let status = names.find((name) => !targets.includes(name)) ?? names[0]; status !== undefined;) {
    const code = values[status]?.tone === 'danger' ? pick(Object.keys(codes)) : undefined;
    steps.push({ at: new Date(time).toISOString(), status, ...(code === undefined ? {} : { code }) });
    time += faker.number.int({ min: 200, max: LONGEST_STEP });
    status = steps.length < MOST_STEPS && faker.number.int(9) > 0 ? pick(next(status)) : undefined;
  }
  return steps;
}
