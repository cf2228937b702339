import { deliveryRate, failureCount, messageCost, messageCount, notDelivered } from './severalGroups';

/* What became of the messages, as the charts tell it. */
const outcomes = [
  { label: 'Delivered', where: { status: ['delivered'] } },
  { label: 'Not delivered', where: { status: notDelivered } },
  { label: 'No receipt', where: { status: ['unknown'] } },
  { label: 'In transit', where: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
  { label: 'Canceled', where: { status: ['cancelled'] } },
] as const;

const messagesByTime = { ...messageCount.metric, during: 'createdAt' } as const;

const deliveryByTime = { ...deliveryRate.metric, during: 'createdAt' } as const;

const costByTime = { ...messageCost.metric, during: 'createdAt' } as const;

const ordersByTime = { of: 'orders', during: 'createdAt' } as const;

/* What was bought and paid for; what is billed besides is asked for by invoices. */
const paidOrders = { ...ordersByTime, where: { status: ['paid', 'fulfilled'] } } as const;

const revenue = { ...paidOrders, measure: 'sum', field: 'total' } as const;

const revenueLabel = 'Revenue' as const;

export const dashboards = {
  ecommerce: {
    label: 'eCommerce Dashboard',
    icon: 'shop',
    group: 'dashboards',
    home: 'demo',
    ranges: true,
    headline: {
      metric: revenue,
      up: 'Revenue is up {change}',
      down: 'Revenue is down {change}',
      same: 'Revenue: {value}',
    },
    widgets: [
      { type: 'number', label: 'Paid orders', metric: paidOrders },
      { type: 'number', label: revenueLabel, metric: revenue },
      {
        type: 'number',
        label: 'Packages sold',
        metric: { of: 'orders', where: { status: ['fulfilled'] }, during: 'fulfilledAt' },
      },
      {
        type: 'number',
        label: 'Average order value',
        metric: { ...paidOrders, measure: 'average', field: 'total' },
      },
      {
        type: 'trend',
        label: 'Orders by outcome',
        metric: ordersByTime,
        parts: [
          { label: 'Paid', where: { status: ['paid', 'fulfilled'] } },
          { label: 'Open', where: { status: ['pending', 'awaiting_confirmation'] } },
          { label: 'Lost', where: { status: ['cancelled', 'failed', 'refunded'] } },
        ],
      },
      { type: 'breakdown', label: 'Payment methods', metric: ordersByTime, by: 'paymentMethod' },
      {
        type: 'records',
        label: 'Purchase history',
        metric: ordersByTime,
        columns: ['user', 'status', 'total'],
        sort: ['createdAt', 'DESC'],
      },
      {
        type: 'records',
        label: 'Orders to confirm',
        metric: { of: 'orders', where: { status: ['awaiting_confirmation'] } },
        columns: ['user', 'total'],
        age: 'createdAt',
        sort: ['createdAt', 'ASC'],
      },
      {
        type: 'ranking',
        label: 'Customers by revenue',
        metric: revenue,
        by: 'user',
        width: 'whole',
        beside: [{ label: 'Orders', metric: paidOrders }],
      },
    ],
  },
  analytics: {
    label: 'Analytics Dashboard',
    icon: 'insights',
    group: 'dashboards',
    ranges: true,
    headline: {
      metric: messagesByTime,
      up: 'Traffic is up {change}',
      down: 'Traffic is down {change}',
      same: 'Messages: {value}',
    },
    widgets: [
      { type: 'number', label: messageCount.label, metric: messagesByTime },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime },
      { type: 'number', label: messageCost.label, metric: costByTime },
      { type: 'number', label: 'New customers', metric: { of: 'users', during: 'createdAt' } },
      { type: 'trend', label: 'Messages over time', metric: messagesByTime, parts: outcomes },
      { type: 'breakdown', label: 'Messages by status', metric: messagesByTime, parts: outcomes },
      {
        type: 'ranking',
        label: 'Operators by traffic',
        metric: messagesByTime,
        by: 'operator',
        beside: [
          { label: deliveryRate.label, metric: deliveryByTime },
          { label: 'Charged', metric: costByTime },
        ],
      },
      {
        type: 'ranking',
        label: 'Customers by traffic',
        metric: messagesByTime,
        by: 'user',
        beside: [{ label: 'Charged', metric: costByTime }],
      },
    ],
  },
  operations: {
    label: 'Operations',
    icon: 'cell',
    group: 'dashboards',
    home: 'live',
    headline: {
      metric: deliveryByTime,
      span: 'last28Days',
      up: 'Delivery rate is up {change}, to {value}',
      down: 'Delivery rate is down {change}, to {value}',
      same: '{value} of messages with a known result were delivered in the last 28 days',
    },
    checklist: {
      label: 'First steps',
      steps: [
        { label: 'Add an operator', metric: { of: 'operators' }, opens: 'create' },
        { key: 'prices', label: 'Set prices', fills: 'pricingRanges.ranges' },
        { label: 'Create a plan', metric: { of: 'plans' }, opens: 'create' },
        { key: 'customer', label: 'Add the first customer', metric: { of: 'users' }, opens: 'create' },
        {
          key: 'active',
          label: 'Activate a customer',
          metric: { of: 'users', where: { status: ['active'] } },
          waits: { status: ['pending'] },
          after: ['customer'],
        },
        {
          label: 'Top up a customer’s balance',
          metric: { of: 'users', where: { credit: { $gte: '0.01' } } },
          waits: { status: ['active'] },
          after: ['customer', 'active'],
        },
        {
          key: 'sender',
          label: 'Request a sender ID',
          metric: { of: 'senderIds' },
          opens: 'create',
          after: ['customer'],
        },
        {
          key: 'approved',
          label: 'Approve a sender ID',
          metric: { of: 'senderIds', where: { status: ['approved'] } },
          waits: { status: ['draft', 'pending'] },
          after: ['sender'],
        },
        {
          key: 'group',
          label: 'Create a contact group',
          metric: { of: 'contactGroups' },
          opens: 'create',
          after: ['customer'],
        },
        { label: 'Add a contact', metric: { of: 'contacts' }, opens: 'create', after: ['customer', 'group'] },
        {
          key: 'campaign',
          label: 'Write a campaign',
          metric: { of: 'campaigns' },
          opens: 'create',
          after: ['customer', 'sender', 'approved', 'group'],
        },
        {
          label: 'Send a campaign',
          metric: { of: 'campaigns', where: { status: ['queued', 'running', 'completed'] } },
          waits: { status: ['draft'] },
          after: ['prices', 'active', 'campaign'],
        },
      ],
    },
    widgets: [
      { type: 'number', label: 'Messages today', metric: messagesByTime, span: 'today' },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime, span: 'last28Days' },
      {
        type: 'number',
        label: 'In transit',
        metric: { ...messagesByTime, where: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
        span: 'last28Days',
        compare: false,
      },
      {
        type: 'number',
        label: 'Past due',
        metric: { of: 'invoices', where: { invoiceStatus: ['Past Due'] }, measure: 'sum', field: 'balance' },
      },
      { type: 'trend', label: 'Throughput', metric: messagesByTime, span: 'last28Days', parts: outcomes },
      {
        type: 'ranking',
        label: 'Failures by reason',
        metric: { ...failureCount.metric, during: 'createdAt' },
        span: 'last28Days',
        by: 'errorCode',
        width: 'third',
      },
      {
        type: 'ranking',
        label: 'Lowest delivery rate by operator',
        metric: deliveryByTime,
        span: 'last28Days',
        by: 'operator',
        order: 'ASC',
        beside: [{ label: messageCount.label, metric: messagesByTime }],
      },
      {
        type: 'records',
        label: 'Connections paused',
        metric: { of: 'connections', where: { status: ['paused'] } },
        columns: ['reason'],
        age: 'pausedAt',
        sort: ['pausedAt', 'ASC'],
      },
      {
        type: 'records',
        label: 'Sender IDs waiting for review',
        metric: { of: 'senderIds', where: { status: ['pending'] } },
        columns: ['user'],
        age: 'submittedAt',
        sort: ['submittedAt', 'ASC'],
      },
      {
        type: 'records',
        label: 'Running campaigns',
        metric: { of: 'campaigns', where: { status: ['queued', 'running', 'paused'] } },
        columns: ['user', 'status'],
        age: 'startedAt',
        sort: ['startedAt', 'ASC'],
      },
      {
        type: 'records',
        label: 'Customers with a low balance',
        metric: { of: 'users', where: { status: ['active'], reserve: { $lte: '-0.01' } } },
        columns: ['credit', 'lowCredit'],
        sort: ['reserve', 'ASC'],
      },
      {
        type: 'records',
        label: 'Past-due invoices',
        metric: { of: 'invoices', where: { invoiceStatus: ['Past Due'] } },
        columns: ['user', 'dueDate', 'balance'],
        sort: ['dueDate', 'ASC'],
        width: 'whole',
      },
      {
        type: 'records',
        label: 'Campaigns that failed',
        metric: { of: 'campaigns', where: { status: ['failed'] } },
        columns: ['user', 'reason'],
        age: 'finishedAt',
        sort: ['finishedAt', 'DESC'],
        width: 'whole',
      },
      {
        type: 'records',
        label: 'Receipts without a message',
        metric: { of: 'strayReceipts', where: { status: ['unmatched', 'faulty'] } },
        columns: ['said', 'reason'],
        age: 'createdAt',
        sort: ['createdAt', 'ASC'],
        width: 'whole',
      },
    ],
  },
  overview: {
    label: 'Overview',
    icon: 'dashboard',
    group: 'dashboards',
    bound: true,
    ranges: true,
    headline: {
      metric: deliveryByTime,
      up: 'Delivery rate is up {change}, to {value}',
      down: 'Delivery rate is down {change}, to {value}',
      same: '{value} of messages with a known result were delivered',
    },
    widgets: [
      { type: 'number', label: 'Balance', metric: { of: 'balanceEntries', measure: 'sum', field: 'amount' } },
      { type: 'number', label: messageCount.label, metric: messagesByTime },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime },
      { type: 'number', label: messageCost.label, metric: costByTime },
      { type: 'trend', label: 'Messages over time', metric: messagesByTime, parts: outcomes },
      { type: 'breakdown', label: 'Messages by status', metric: messagesByTime, parts: outcomes },
      {
        type: 'records',
        label: 'Running campaigns',
        metric: { of: 'campaigns', where: { status: ['scheduled', 'queued', 'running', 'paused'] } },
        columns: ['status'],
        age: 'startedAt',
        sort: ['startedAt', 'ASC'],
      },
      {
        type: 'records',
        label: 'Invoices to pay',
        metric: { of: 'invoices', where: { invoiceStatus: ['Sent', 'Partial Payment', 'Past Due'] } },
        columns: ['dueDate', 'balance'],
        sort: ['dueDate', 'ASC'],
      },
    ],
  },
} as const;
