import { f } from '../src/config/builders';
import { defineResource } from '../src/config/defineResource';
import {
  deliveryRate,
  deliveryStates,
  failureCodes,
  failureCount,
  mergedContact,
  messageCount,
  purposes,
} from './severalGroups';

/* A receipt may be quicker than the answer that it is about, or about a message of somebody else. */
export const strayReceipts = defineResource({
  label: { one: 'Unmatched receipt', many: 'Unmatched receipts' },
  title: '{remoteId}',
  icon: 'help',
  group: 'delivery',
  readOnly: true,
  history: false,
  fields: {
    createdAt: f.dateTime({ label: 'Received' }),
    remoteId: f.text({ label: 'Operator’s message ID', code: true, search: true, lookup: true }),
    messageId: f.text({ label: 'Message ID', code: true, search: true }),
    said: f.choice({
      label: 'Says',
      values: {
        delivered: deliveryStates.delivered,
        undelivered: deliveryStates.undelivered,
        expired: deliveryStates.expired,
        rejected: deliveryStates.rejected,
      },
    }),
    status: f.choice({
      values: {
        waiting: { label: 'Waiting for its message', tone: 'neutral', icon: 'clock' },
        unmatched: { label: 'No message found', tone: 'warning', icon: 'help' },
        faulty: { label: 'Could not be written', tone: 'danger' },
      },
    }),
    reason: f.text({ hidden: true, showWhen: { status: 'faulty' } }),
    until: f.dateTime({ label: 'Waits until', hidden: true }),
    code: f.text({ label: 'Failure', hidden: true }),
    part: f.text({ hidden: true, sortable: false }),
    parts: f.count({ label: 'Of parts', min: 1, hidden: true, sortable: false }),
    at: f.dateTime({ label: 'When, by the operator', hidden: true }),
  },
  list: {
    empty: 'Receipts appear here while their message is not known.',
    filters: ['status', 'said', 'createdAt'],
    card: { primary: 'remoteId', secondary: 'messageId', aside: 'status' },
  },
  timed: [{ field: 'status', from: ['waiting'], to: 'unmatched', after: 'until' }],
});

/* What messages are handed over by: the gateway makes one for each that its environment describes. */
export const connections = defineResource({
  label: { one: 'Connection', many: 'Connections' },
  title: '{name}',
  icon: 'upload',
  group: 'delivery',
  readOnly: true,
  fields: {
    name: f.text({ search: true, code: true, unique: true }),
    status: f.state({
      working: { tone: 'success', to: ['paused'] },
      paused: { tone: 'danger', icon: 'pause', to: ['working'] },
    }),
    reason: f.text({ help: 'What the operator answered.' }),
    pausedAt: f.dateTime({ label: 'Paused since' }),
    tryAt: f.dateTime({
      label: 'Next attempt',
      help: 'Nothing goes by it before. Where it is paused, one message goes then, to see whether it works.',
    }),
    attempts: f.count({ hidden: true }),
  },
  list: {
    empty: 'A connection appears here once messages are sent by it.',
    sort: ['name', 'ASC'],
    filters: ['status'],
    card: { primary: 'name', secondary: 'reason', aside: 'status' },
  },
  head: ['status', 'reason', 'pausedAt', 'tryAt'],
  figures: [
    {
      label: 'On their way',
      metric: { of: 'smsLogs', where: { status: ['sending'] } },
      target: 'connection',
    },
    { ...deliveryRate, target: 'connection' },
    { ...messageCount, target: 'connection' },
    { ...failureCount, target: 'connection' },
    { label: 'No receipt', metric: { of: 'smsLogs', where: { status: ['unknown'] } }, target: 'connection' },
  ],
  related: [{ resource: 'smsLogs', target: 'connection' }],
  actions: {
    goOn: {
      on: 'both',
      ask: 'Go on sending by %{name}? |||| Go on sending by %{smart_count} connections?',
      tone: 'progress',
      confirm: 'What waits for it is sent immediately.',
      done: '%{name} goes on. |||| %{smart_count} connections go on.',
      when: { status: 'paused' },
      effect: { status: 'working', reason: null, pausedAt: null, tryAt: null, attempts: 0 },
    },
  },
});

/* Why a message would not go, in the words of those that did not, and what no message of its own would say. */
const checkReasons = {
  inactive: failureCodes.inactive,
  notApproved: {
    label: 'Sender ID not approved',
    tone: 'danger',
    advice: 'Approve the sender ID, or choose another one.',
  },
  ofAnother: {
    label: 'Sender ID of another customer',
    tone: 'danger',
    advice: 'Choose a sender ID of this customer.',
  },
  runOut: {
    label: 'Sender ID has run out',
    tone: 'danger',
    advice: 'Extend the sender ID, or choose another one.',
  },
  blocked: { label: 'Blocked words', tone: 'danger', advice: 'Change the text.' },
  review: { label: 'Words to review', tone: 'warning', advice: 'Its campaign is held until it is approved.' },
  '43': failureCodes['43'],
  price: {
    label: 'No price',
    tone: 'danger',
    advice: 'Set a price for so many segments under “Pricing ranges”.',
  },
  empty: failureCodes.empty,
  tooLong: failureCodes.tooLong,
  contact: {
    label: 'Contact gets nothing',
    tone: 'danger',
    advice: 'It has not said yes, or its number is invalid: look at the state of the contact.',
  },
  optOut: failureCodes.optOut,
  sender: failureCodes.sender,
  '19': failureCodes['19'],
  noWayOut: failureCodes.noWayOut,
  reply: { label: 'Reply to decide', tone: 'warning', advice: 'Decide what the reply of this number means.' },
  '33': failureCodes['33'],
  quiet: {
    label: 'Quiet hours',
    tone: 'warning',
    advice: 'Marketing is sent there when they are over.',
  },
  paused: {
    label: 'Connection paused',
    tone: 'danger',
    advice: 'Let the connection go on under “Connections”.',
  },
  off: { label: 'Sending is off', tone: 'warning', advice: 'The gateway runs with SENDER=off.' },
  plan: { label: 'Speed of the plan reached', tone: 'warning', advice: 'It is sent within a minute.' },
  '42': failureCodes['42'],
  faulty: { label: 'Faulty record', tone: 'danger', advice: 'Correct the record that its step names.' },
} as const;

const briefly = <
  Values extends Readonly<Record<string, { readonly advice?: string; readonly permanent?: boolean }>>,
>(
  values: Values,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, { advice: _, permanent: __, ...brief }]) => [name, brief]),
  ) as { readonly [Name in keyof Values]: Omit<Values[Name], 'advice' | 'permanent'> };

/* What would become of a message, asked of the same code that sends. Nothing is sent. */
export const sendChecks = defineResource({
  label: { one: 'Send check', many: 'Send checks' },
  title: '{to}',
  icon: 'search',
  group: 'delivery',
  can: { edit: false },
  history: false,
  keep: '30d',
  erase: { by: 'to', then: 'remove' },
  fields: {
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    senderId: f.reference({
      label: 'Sender',
      to: 'senderIds',
      filter: { user: { $of: 'user' } },
      required: true,
    }),
    to: f.phone({ label: 'Number', required: true, search: true }),
    purpose: f.choice({
      label: 'Kind of message',
      required: true,
      default: 'marketing',
      hidden: true,
      values: purposes,
    }),
    text: f.smsText({
      merge: mergedContact,
      pricing: { from: 'pricingRanges', field: 'ranges' },
      required: true,
      wide: true,
      hidden: true,
    }),
    at: f.dateTime({ label: 'When', help: 'Empty: now.', hidden: true }),
    outcome: f.choice({
      readOnly: true,
      values: {
        goes: { label: 'Would be handed over', tone: 'success', icon: 'send' },
        waits: { label: 'Would wait', tone: 'warning', icon: 'clock' },
        refused: { label: 'Would be refused', tone: 'danger', icon: 'block' },
        fails: { label: 'Would fail', tone: 'danger' },
      },
    }),
    because: f.choice({
      readOnly: true,
      showWhen: { because: { $exists: true } },
      values: checkReasons,
    }),
    goesAt: f.dateTime({
      label: 'Not before',
      readOnly: true,
      hidden: true,
      showWhen: { goesAt: { $exists: true } },
    }),
    checkedAt: f.dateTime({ label: 'Checked', readOnly: true }),
    steps: f.items({
      help: 'In the order in which it is asked. The first that keeps the message decides.',
      readOnly: true,
      wide: true,
      of: {
        step: f.choice({
          values: {
            number: {},
            customer: {},
            senderId: { label: 'Sender ID' },
            words: {},
            price: {},
            contact: {},
            optOut: { label: 'Opt-outs' },
            sender: { label: 'Country and operator' },
            text: {},
            reply: { label: 'Replies' },
            route: {},
            quiet: { label: 'Quiet hours' },
            connection: {},
            plan: {},
            credit: { label: 'Balance' },
          },
        }),
        result: f.choice({
          values: {
            passes: { tone: 'success' },
            unknown: { label: 'Number of no known range', tone: 'warning' },
            fixed: { label: 'Fixed line', tone: 'warning' },
            premium: { label: 'Premium-rate number', tone: 'warning' },
            satellite: { label: 'Satellite phone', tone: 'warning' },
            warned: { label: 'Words to reconsider', tone: 'warning' },
            nobody: { label: 'No contact has it', tone: 'info', icon: 'person' },
            ...briefly(checkReasons),
          },
        }),
        detail: f.text(),
      },
    }),
    said: f.longText({
      label: 'As it would be sent',
      readOnly: true,
      wide: true,
      hidden: true,
      bubble: true,
    }),
    segments: f.number({ integer: true, readOnly: true, hidden: true }),
    cost: f.money({ currency: 'EUR', digits: 4, readOnly: true, hidden: true }),
    operator: f.reference({ to: 'operators', onDelete: 'clear', readOnly: true, hidden: true }),
    connection: f.text({ code: true, readOnly: true, hidden: true }),
    validUntil: f.dateTime({ readOnly: true, hidden: true }),
  },
  list: {
    empty: 'Ask here what would become of a message. Nothing is sent or charged.',
    sort: ['checkedAt', 'DESC'],
    columns: ['to', 'outcome', 'because', 'user', 'senderId', 'checkedAt', 'purpose', 'at', 'goesAt', 'cost'],
    filters: ['outcome', 'because', 'user', 'checkedAt'],
    card: { primary: 'to', secondary: 'user', aside: 'outcome' },
  },
  head: ['outcome', 'because', 'goesAt', 'cost', 'checkedAt'],
  checks: [
    {
      field: 'at',
      op: '>',
      value: { $now: true },
      message: 'Choose a time in the future.',
      when: { at: { $exists: true } },
    },
  ],
  actions: {
    checkAgain: {
      on: 'row',
      icon: 'refresh',
      done: 'Checked again.',
    },
  },
});
