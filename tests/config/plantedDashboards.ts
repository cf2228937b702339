import type { Planted } from './plantedMistakes';

const metric = { of: 'invoices' };
const number = { type: 'number', label: 'Bills', metric };

const dashboards = (one: object, more: object = {}) => ({
  sales: { label: 'Sales', icon: 'chart', widgets: [number], ...one },
  ...more,
});

const widget = (more: object, dashboard: object = {}) =>
  dashboards({ widgets: [{ ...number, ...more }], ...dashboard });

const FIRST = 'dashboards.sales.widgets[0]';

const mistakes: readonly (readonly [
  id: string,
  mistake: string,
  value: object,
  at: string,
  hint?: string,
])[] = [
  [
    'RC135',
    'an average beside a sum of other records',
    dashboards({
      widgets: [
        { ...number, metric: { ...metric, measure: 'sum', field: 'amount', where: { status: ['sent'] } } },
        { ...number, metric: { ...metric, measure: 'average', field: 'amount' } },
      ],
    }),
    'dashboards.sales.widgets[1].metric.where',
    'the same "where"',
  ],
  ['RC002', 'an unknown option of a widget', widget({ colums: ['number'] }), `${FIRST}.colums`, '"columns"?'],
  [
    'RC005',
    'a dashboard without widgets',
    { sales: { label: 'Sales', icon: 'chart' } },
    'dashboards.sales',
    'The cards',
  ],
  [
    'RC006',
    'an unknown type of widget',
    widget({ type: 'numbr' }),
    `${FIRST}.type`,
    'Did you mean "number"?',
  ],
  [
    'RC006',
    'an unknown time',
    widget({ span: 'lastMont', metric: { ...metric, during: 'due' } }),
    `${FIRST}.span`,
    'Did you mean "lastMonth"?',
  ],
  ['RC006', 'an unknown width', widget({ width: 'haf' }), `${FIRST}.width`, 'Did you mean "half"?'],
  [
    'RC090',
    'a step of a checklist about an unknown entity',
    dashboards({ checklist: { label: 'First', steps: [{ label: 'Bill', metric: { of: 'invocies' } }] } }),
    'dashboards.sales.checklist.steps[0].metric.of',
    'Did you mean "invoices"?',
  ],
  [
    'RC006',
    'a step of a checklist that opens what there is not',
    dashboards({ checklist: { label: 'First', steps: [{ label: 'Bill', metric, opens: 'creat' }] } }),
    'dashboards.sales.checklist.steps[0].opens',
    'Did you mean "create"?',
  ],
  [
    'RC085',
    'a step that says nothing of when it is done',
    dashboards({ checklist: { label: 'First', steps: [{ label: 'Bill' }] } }),
    'dashboards.sales.checklist.steps[0]',
    '',
  ],
  [
    'RC085',
    'a step after one that there is not',
    dashboards({
      checklist: { label: 'First', steps: [{ key: 'bill', label: 'Bill', metric, after: ['bil'] }] },
    }),
    'dashboards.sales.checklist.steps[0].after',
    'Did you mean "bill"?',
  ],
  [
    'RC010',
    'a step that fills in what is in no single record',
    dashboards({ checklist: { label: 'First', steps: [{ label: 'Bill', fills: 'invoices.number' }] } }),
    'dashboards.sales.checklist.steps[0].fills',
    '',
  ],
  [
    'RC090',
    'a widget about an unknown entity',
    widget({ metric: { of: 'invocies' } }),
    `${FIRST}.metric.of`,
    'Did you mean "invoices"?',
  ],
  [
    'RC010',
    'an unknown field in the filter of a widget',
    widget({ metric: { ...metric, where: { stats: ['paid'] } } }),
    `${FIRST}.metric.where`,
    'Did you mean "status"?',
  ],
  [
    'RC011',
    'an unknown value in a part of a widget',
    widget({ type: 'breakdown', parts: [{ label: 'Paid', where: { status: ['payed'] } }] }),
    `${FIRST}.parts[0].where.status`,
    'Did you mean "paid"?',
  ],
  [
    'RC010',
    'an unknown field that makes groups',
    widget({ type: 'breakdown', by: 'stauts' }),
    `${FIRST}.by`,
    'Did you mean "status"?',
  ],
  [
    'RC010',
    'an unknown field that groups a number beside',
    widget({ type: 'ranking', by: 'status', beside: [{ label: 'People', metric: { of: 'users' } }] }),
    `${FIRST}.by`,
    'Valid:',
  ],
  [
    'RC010',
    'an unknown column of a widget',
    widget({ type: 'records', columns: ['numbr'] }),
    `${FIRST}.columns`,
    'Did you mean "number"?',
  ],
  [
    'RC094',
    'an age since an amount',
    widget({ type: 'records', age: 'amount' }),
    `${FIRST}.age`,
    'Name a date',
  ],
  [
    'RC018',
    'records in an order that no list has',
    widget({ type: 'records', sort: ['lines', 'ASC'] }),
    `${FIRST}.sort`,
  ],
  ['RC085', 'a ranking of nothing', widget({ type: 'ranking' }), FIRST],
  ['RC085', 'a breakdown into nothing', widget({ type: 'breakdown' }), FIRST],
  ['RC085', 'a trend without a time', widget({ type: 'trend' }), FIRST, '"during"'],
  ['RC085', 'columns of a number', widget({ columns: ['number'] }), `${FIRST}.columns`, 'It takes: compare.'],
  ['RC086', 'a time for a number that knows none', widget({ span: 'today' }), `${FIRST}.span`, '"during"'],
  [
    'RC192',
    'a headline that names what is no value',
    dashboards({ headline: { metric, same: '{vlaue} sent.' } }),
    'dashboards.sales.headline.same',
    '"{value}"',
  ],
  [
    'RC192',
    'a headline whose value is not closed',
    dashboards({ headline: { metric, up: 'Up {change', same: '{value}' } }),
    'dashboards.sales.headline.up',
    '"{value}"',
  ],
  [
    'RC086',
    'a time for a headline that knows none',
    dashboards({ headline: { metric, span: 'today', same: 'So it is.' } }),
    'dashboards.sales.headline.span',
    '"during"',
  ],
  [
    'RC087',
    'groups by a part of a text',
    widget({ type: 'ranking', by: 'number' }),
    `${FIRST}.by`,
    'Name a choice',
  ],
  [
    'RC088',
    'two dashboards at the beginning',
    dashboards(
      { home: 'always' },
      { other: { label: 'Other', icon: 'chart', home: 'live', widgets: [number] } },
    ),
    'dashboards.other.home',
  ],
  ['RC028', 'a dashboard in no group', dashboards({ group: 'salse' }), 'dashboards.sales.group', '"sales"?'],
  [
    'RC031',
    'a dashboard at the address of an entity',
    dashboards({ route: '/apps/invoices' }),
    'dashboards.sales.route',
  ],
];

/** Mistakes in the dashboards of a shop, which has none without them. */
export const plantedDashboards: readonly Planted[] = mistakes.map(([id, mistake, value, at, hint = '']) => ({
  id,
  mistake,
  where: '/dashboards',
  value,
  at,
  hint,
}));
