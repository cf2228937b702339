import type { GetListParams, RaRecord } from 'react-admin';
import { readingQuestions } from '../../src/model/dashboard/reading';
import { comparedReadings, readingsOf, spanOf, type Looking } from '../../src/model/dashboard/widgetReadings';
import type { ResolvedDashboard } from '../../src/model/dashboard/dashboards';
import { LAST_PAGE } from '../../src/config/limits';
import { LOOKED_AT, type ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { model, type Measured } from './gateway';

/** A question of the product, and what it may cost: so many times as much as with few records, or milliseconds. */
export type Case = {
  readonly name: string;
  readonly ask: (at: Place) => Promise<unknown>;
} & ({ readonly ratio: number } | { readonly ms: number });

/** A gateway, and a record that is there: the oldest of the newest thousand. */
export type Place = Measured & {
  readonly sample: RaRecord;
  /** The product's own way to ask, as a customer with one message in twenty. */
  readonly customer: ResourceProvider;
};

const OF = 'smsLogs';
const PER_PAGE = 25;
export const RATIO = 3;
const SEARCH_MS = 100;
export const DASHBOARD_MS = 300;

export const list = (
  { provider }: Pick<Measured, 'provider'>,
  {
    page = 1,
    sort = 'createdAt',
    descending = true,
    ...filter
  }: Readonly<Record<string, unknown>> & {
    readonly page?: number;
    readonly sort?: string;
    readonly descending?: boolean;
  } = {},
) => {
  const params: GetListParams = {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: sort, order: descending ? 'DESC' : 'ASC' },
    filter,
    meta: LOOKED_AT,
  };
  return provider.getList(OF, params);
};

const dayBefore = (moment: unknown, days: number): string =>
  new Date(Date.parse(String(moment)) - days * 24 * 60 * 60 * 1000).toISOString();

const filter = (name: string, of: (sample: RaRecord) => Readonly<Record<string, unknown>>): Case => ({
  name: `filter ${name}`,
  ask: (at) => list(at, of(at.sample)),
  ratio: RATIO,
});

const search = (name: string, of: (sample: RaRecord) => string): Case => ({
  name: `search ${name}`,
  ask: (at) => list(at, { q: of(at.sample) }),
  ms: SEARCH_MS,
});

const sorts = (): Case[] => {
  const { fields, list: declared } = model.resource(OF);
  const shown = fields.filter(({ name, sortable }) => declared.columns.includes(name) && sortable);
  return shown.flatMap(({ name }) =>
    [true, false].map((descending) => ({
      name: `sort ${name} ${descending ? 'down' : 'up'}`,
      ask: (at: Place) => list(at, { sort: name, descending }),
      ratio: RATIO,
    })),
  );
};

/* Each time the page after the one before. */
const nextPage = (): Case['ask'] => {
  const pages = new Map<Place, number>();
  return (at) => {
    const page = (pages.get(at) ?? 0) + 1;
    pages.set(at, page);
    return list(at, { page });
  };
};

/** Everything that a dashboard is drawn from, as its page asks for it. */
const dashboard = ({ key, body, isForBound }: ResolvedDashboard, looking: Partial<Looking> = {}): Case[] => {
  if (looking.chosen && !body.hasRanges) return [];
  const at = { chosen: body.hasRanges ? ('last28Days' as const) : undefined, now: new Date(), ...looking };
  const readings = [
    ...(body.headline
      ? comparedReadings({ ...body.headline, compare: true }, spanOf(body.headline, at))
      : []),
    ...body.widgets.flatMap((widget) => readingsOf(widget, spanOf(widget, at))),
  ];
  const questions = readings.map(readingQuestions).flatMap(({ of, whole, part }) => {
    const { name } = model.resource(of);
    return [whole, ...(part ? [part] : [])].map((question) => ({ name, question }));
  });
  const ask = ({ provider, customer }: Place) =>
    Promise.all(
      questions.map(({ name, question }) => (isForBound ? customer : provider).getTotals(name, question)),
    );
  const named = ['dashboard', key, looking.chosen, looking.zone].filter((part) => part !== undefined);
  return [{ name: named.join(' '), ask, ms: DASHBOARD_MS }];
};

export const cases = (): readonly Case[] => [
  { name: 'first page', ask: (at) => list(at), ratio: RATIO },
  { name: 'next page', ask: nextPage(), ratio: RATIO },
  { name: 'last page', ask: (at) => list(at, { page: LAST_PAGE }), ratio: RATIO },
  filter('status', () => ({ status: ['undelivered'] })),
  filter('four states', () => ({ status: ['undelivered', 'failed', 'expired', 'rejected'] })),
  filter('operator', ({ operator }) => ({ operator: [operator] })),
  filter('channel', ({ channel }) => ({ channel: [channel] })),
  filter('customer', ({ user }) => ({ user: [user] })),
  filter('campaign', ({ campaign }) => ({ campaign: [campaign] })),
  filter('failure', () => ({ errorCode: ['13'] })),
  filter('encoding', () => ({ encoding: ['UCS-2'] })),
  filter('a day', ({ createdAt }) => ({ createdAt_gte: dayBefore(createdAt, 1), createdAt_lte: createdAt })),
  filter('90 days', ({ createdAt }) => ({
    createdAt_gte: dayBefore(createdAt, 90),
    createdAt_lte: createdAt,
  })),
  filter('status, customer, day', ({ createdAt, status, user }) => ({
    status: [status],
    user: [user],
    createdAt_gte: dayBefore(createdAt, 1),
  })),
  filter('charge', () => ({ charge_gte: '0.2' })),
  ...sorts(),
  search('part of a number', ({ to }) => String(to).slice(4, 10)),
  search('a word', () => 'parcel'),
  search('a word of three in ten', () => 'STOP'),
  search('a word without its accents', () => 'bestatigt'),
  search('a word of another script', () => 'СООБЩАЙТЕ'),
  search('nothing', () => 'nobodywrotethis'),
  search('a whole number', ({ to }) => String(to)),
  search('a message id', ({ messageId }) => String(messageId)),
  search('a sender', ({ from }) => String(from)),
  ...model.dashboards.flatMap((each) => dashboard(each)),
  ...model.dashboards.flatMap((each) => dashboard(each, { chosen: 'lastYear', zone: 'Europe/Berlin' })),
];
