import { f } from './src/config/builders';
import { defineAdmin } from './src/config/defineAdmin';
import { defineResource } from './src/config/defineResource';

const languages = {
  en: { label: 'English' },
  de: { label: 'Deutsch' },
  fr: { label: 'Français' },
  pt: { label: 'Português' },
} as const;

/* The states of several operators and aggregators, brought together under one set of names. */
const deliveryStates = {
  scheduled: { label: 'Scheduled', tone: 'neutral', icon: 'schedule' },
  queued: { label: 'Queued', tone: 'info', icon: 'clock' },
  sending: { label: 'Sending', tone: 'progress', icon: 'upload' },
  sent: { label: 'Sent', tone: 'progress', icon: 'send' },
  delivered: { label: 'Delivered', tone: 'success', icon: 'check' },
  undelivered: { label: 'Undelivered', tone: 'danger', icon: 'error' },
  failed: { label: 'Failed', tone: 'danger', icon: 'cancel' },
  expired: { label: 'Expired', tone: 'warning', icon: 'history' },
  rejected: { label: 'Rejected', tone: 'danger', icon: 'block' },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: 'ban' },
  unknown: { label: 'No receipt', tone: 'warning', icon: 'help' },
} as const;

const deliveryTransitions = {
  scheduled: ['queued', 'cancelled'],
  queued: ['sending', 'rejected', 'failed', 'cancelled'],
  sending: ['sent', 'failed', 'rejected'],
  sent: ['delivered', 'undelivered', 'expired', 'rejected', 'unknown'],
  delivered: [],
  undelivered: [],
  failed: [],
  expired: ['delivered'],
  rejected: [],
  cancelled: [],
  unknown: ['delivered'],
} as const;

/* How far the messages of a campaign in each state are; often listed is often met. */
const sentInState = {
  running: ['delivered', 'delivered', 'delivered', 'delivered', 'sent', 'undelivered', 'queued'],
  paused: ['delivered', 'delivered', 'delivered', 'undelivered', 'queued', 'queued', 'queued'],
  completed: [
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'undelivered',
    'expired',
    'rejected',
  ],
  cancelled: ['delivered', 'delivered', 'delivered', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  failed: ['delivered', 'delivered', 'delivered', 'delivered', 'failed', 'queued', 'queued'],
} as const;

const codesOfState = {
  undelivered: ['1', '1', '13', '21', '46'],
  failed: ['33', '50'],
  expired: ['36'],
  rejected: ['19', '43'],
} as const;

/* Nothing was handed to an operator. */
const freeOfCharge = {
  scheduled: ['0.0000'],
  queued: ['0.0000'],
  failed: ['0.0000'],
  rejected: ['0.0000'],
  cancelled: ['0.0000'],
} as const;

const retryLater = 'Send it again later.' as const;

const correctNumber = 'Correct the number of the contact.' as const;

const notAvailable = {
  label: 'Temporarily unavailable',
  tone: 'warning',
  advice: retryLater,
  permanent: false,
} as const;

const barred = {
  label: 'Barred by the operator',
  tone: 'danger',
  advice: 'Stop sending to this number.',
  permanent: true,
} as const;

/* Numbers that several operators and aggregators understand, as operators report them with a receipt. */
const failureCodes = {
  '1': {
    label: 'Not reachable',
    tone: 'warning',
    advice: 'The phone is off or out of coverage: send it again later.',
    permanent: false,
  },
  '8': barred,
  '13': { label: 'No such subscriber', tone: 'danger', advice: 'Remove the contact.', permanent: true },
  '15': { label: 'Invalid number', tone: 'danger', advice: correctNumber, permanent: true },
  '16': { label: 'Number in a wrong format', tone: 'danger', advice: correctNumber, permanent: true },
  '19': {
    label: 'Sender ID not registered',
    tone: 'danger',
    advice: 'Register the sender ID with this operator or send with another one.',
    permanent: true,
  },
  '21': { label: 'Memory of the phone full', tone: 'warning', advice: retryLater, permanent: false },
  '26': barred,
  '30': {
    label: 'Number ported, operator unclear',
    tone: 'warning',
    advice: 'Look up the present operator, then send it again.',
    permanent: false,
  },
  '33': { label: 'No route', tone: 'warning', advice: 'Check the operator and its route.', permanent: false },
  '36': {
    label: 'Validity ran out',
    tone: 'warning',
    advice: 'Send it again with a longer validity.',
    permanent: false,
  },
  '42': {
    label: 'Not enough credit',
    tone: 'warning',
    advice: 'Top up the customer, then send it again.',
    permanent: false,
  },
  '43': { label: 'Stopped by a spam filter', tone: 'danger', advice: 'Change the text.', permanent: true },
  '44': { label: 'Billing problem of the subscriber', tone: 'warning', advice: retryLater, permanent: false },
  '46': notAvailable,
  '47': notAvailable,
  '50': { label: 'Sent too fast', tone: 'warning', advice: 'Lower the sending speed.', permanent: false },
  optOut: {
    label: 'Opted out',
    tone: 'danger',
    advice: 'This person wants no messages: the number stays suppressed.',
    permanent: true,
  },
} as const;

/* A mistake found later is put right by a credit note, never by changing what the customer has already seen. */
const afterDraft = {
  invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment', 'Paid', 'Past Due'] },
} as const;

/* Under review or in use: another name would be one that nobody has looked at. */
const underReviewOrUsed = { status: { $in: ['pending', 'approved', 'suspended', 'expired'] } } as const;

const switchStates = {
  active: { label: 'Active', tone: 'success', icon: 'check' },
  inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
} as const;

const offerStates = {
  active: { label: 'Active', tone: 'success', icon: 'check' },
  inactive: { label: 'Not offered yet', tone: 'neutral', icon: 'draft' },
  archived: { label: 'Archived', tone: 'warning', icon: 'archive' },
} as const;

const paymentMethods = {
  transfer: { label: 'Bank transfer' },
  card: { label: 'Card' },
  directDebit: { label: 'Direct debit' },
} as const;

/* A message that is still on its way, or was never sent, says nothing about how well messages arrive. */
const notDelivered = ['undelivered', 'failed', 'expired', 'rejected'] as const;

const deliveryRate = {
  label: 'Delivery rate',
  metric: {
    of: 'smsLogs',
    measure: 'share',
    where: { status: ['delivered', ...notDelivered] },
    part: { status: ['delivered'] },
  },
} as const;

const messageCount = { label: 'Messages', metric: { of: 'smsLogs' } } as const;

const messageCost = {
  label: 'Charged for messages',
  metric: { of: 'smsLogs', measure: 'sum', field: 'charge' },
} as const;

const failureCount = {
  label: 'Not delivered',
  metric: { of: 'smsLogs', where: { status: notDelivered } },
} as const;

/* Campaigns of which messages have been handed over. */
const begunCampaigns = {
  status: { $in: ['running', 'paused', 'completed', 'cancelled', 'failed'] },
} as const;

const smsLogs = defineResource({
  label: { one: 'SMS log', many: 'SMS logs' },
  title: '{from} → {to}',
  icon: 'sms',
  group: 'sms',
  readOnly: true,
  api: { assumed: true },
  fields: {
    messageId: f.text({
      label: 'Message ID',
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 16, casing: 'lower', prefix: '' }] },
    }),
    createdAt: f.dateTime({
      label: 'Accepted',
      fake: { between: ['campaign.startedAt', 'campaign.finishedAt'] },
    }),
    from: f.text({
      label: 'From',
      search: true,
      fake: {
        from: 'campaign.senderId.senderId',
        else: { oneOf: ['Nordlicht', 'CASAVIVA', 'WEILAND', 'VOLTAGO'] },
      },
    }),
    to: f.phone({ label: 'To', search: true }),
    text: f.longText({
      label: 'Text',
      search: true,
      hidden: true,
      wide: true,
      fake: {
        from: 'campaign.message',
        else: {
          oneOf: [
            'Your code is 482913. It is valid for 10 minutes.',
            'Ihr Paket kommt heute zwischen 14 und 16 Uhr.',
            'Votre rendez-vous est confirmé pour demain à 9 h 30.',
            'A sua encomenda está pronta para levantamento.',
          ],
        },
      },
    }),
    status: f.choice({
      label: 'Status',
      values: deliveryStates,
      fake: { by: 'campaign.status', of: sentInState },
    }),
    user: f.reference({ label: 'Customer', to: 'users', fake: { from: 'campaign.user' } }),
    campaign: f.reference({ label: 'Campaign', to: 'campaigns', hidden: true, fake: { oneOf: [null] } }),
    operator: f.reference({
      label: 'Operator',
      to: 'operators',
      fake: { prefixOf: 'to', in: 'dialPrefixes' },
    }),
    channel: f.choice({
      label: 'Channel',
      hidden: true,
      values: { web: { label: 'Web' }, api: { label: 'API' }, smpp: { label: 'SMPP' } },
    }),
    encoding: f.choice({
      label: 'Encoding',
      help: 'One character outside GSM-7, such as an emoji, turns the whole message into UCS-2 with 70 characters.',
      hidden: true,
      values: { 'GSM-7': { label: 'GSM-7' }, 'UCS-2': { label: 'UCS-2' } },
      fake: { oneOf: ['GSM-7'] },
    }),
    segments: f.number({ label: 'Segments', integer: true, compute: { segments: 'text' } }),
    charge: f.money({
      label: 'Charge',
      currency: 'EUR',
      digits: 4,
      min: '0',
      fake: { by: 'status', of: freeOfCharge, else: { product: ['operator.sellPrice', 'segments'] } },
    }),
    sentAt: f.dateTime({ label: 'Handed to operator', hidden: true, fake: { from: 'events.sent.at' } }),
    deliveredAt: f.dateTime({
      label: 'Delivered',
      hidden: true,
      showWhen: { status: 'delivered' },
      fake: { from: 'events.delivered.at' },
    }),
    errorCode: f.choice({
      label: 'Failure',
      hidden: true,
      showWhen: { status: { $in: ['undelivered', 'failed', 'expired', 'rejected'] } },
      values: failureCodes,
      fake: { by: 'status', of: codesOfState },
    }),
    events: f.timeline({
      label: 'Events',
      wide: true,
      values: deliveryStates,
      transitions: deliveryTransitions,
      codes: failureCodes,
      fake: { steps: 'status', after: 'createdAt' },
    }),
  },
  list: {
    columns: [
      'createdAt',
      'from',
      'to',
      'status',
      'user',
      'operator',
      'segments',
      'charge',
      'campaign',
      'messageId',
      'text',
      'channel',
      'encoding',
      'sentAt',
      'deliveredAt',
      'errorCode',
    ],
    sort: ['createdAt', 'DESC'],
    filters: [
      'status',
      'user',
      'campaign',
      'operator',
      'createdAt',
      'channel',
      'encoding',
      'errorCode',
      'charge',
    ],
    presets: [
      { label: 'Not delivered', filter: { status: ['undelivered', 'failed', 'expired', 'rejected'] } },
      { label: 'On the way', filter: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
      { label: 'No receipt', filter: { status: ['unknown'] } },
    ],
    card: { primary: 'to', secondary: 'from', aside: 'status' },
  },
  layout: [
    {
      label: 'Message',
      sections: [
        { fields: ['from', 'to', 'text', 'user', 'campaign', 'channel', 'messageId'] },
        { label: 'Size and cost', fields: ['encoding', 'segments', 'charge'] },
      ],
    },
    {
      label: 'Delivery',
      sections: [
        { fields: ['status', 'operator', 'createdAt', 'sentAt', 'deliveredAt', 'errorCode'] },
        { fields: ['events'] },
      ],
    },
  ],
  transitions: { status: deliveryTransitions },
  demo: {
    count: 60,
    each: [
      {
        field: 'campaign',
        when: begunCampaigns,
        over: 'contacts',
        where: { status: { $nin: ['unsubscribed', 'blacklisted'] } },
        share: 'groups',
        copy: { to: 'phone' },
        set: { channel: 'web' },
      },
      {
        field: 'campaign',
        when: begunCampaigns,
        over: 'contacts',
        where: { status: { $in: ['unsubscribed', 'blacklisted'] } },
        share: 'groups',
        copy: { to: 'phone' },
        set: { channel: 'web', status: 'rejected', errorCode: 'optOut' },
      },
    ],
  },
});

const senderIds = defineResource({
  label: { one: 'Sender ID', many: 'Sender IDs' },
  title: '{senderId}',
  icon: 'badge',
  group: 'sms',
  api: { assumed: true },
  fields: {
    senderId: f.text({
      label: 'Sender ID',
      help: 'Up to 11 letters, digits, spaces and & . - _ with at least one letter, or a number of 3 to 15 digits.',
      required: true,
      unique: true,
      search: true,
      max: 16,
      pattern: '^(?!00)(?:(?=.*[A-Za-z])[A-Za-z0-9&._-][A-Za-z0-9 &._-]{0,10}|\\+?[0-9]{3,15})$',
      patternMessage:
        'Up to 11 characters with at least one letter, or 3 to 15 digits; not starting with 00.',
      readOnlyWhen: underReviewOrUsed,
      fake: { path: 'string.alpha', args: [{ length: 8, casing: 'upper' }] },
    }),
    type: f.choice({
      label: 'Type',
      required: true,
      default: 'alphanumeric',
      readOnlyWhen: underReviewOrUsed,
      values: {
        alphanumeric: { label: 'Alphanumeric' },
        long_code: { label: 'Long number' },
        short_code: { label: 'Short code' },
        toll_free: { label: 'Toll-free' },
      },
    }),
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    status: f.choice({
      label: 'Status',
      readOnly: true,
      default: 'draft',
      values: {
        draft: { label: 'Draft', tone: 'neutral', icon: 'draft' },
        pending: { label: 'Waiting for review', tone: 'info', icon: 'clock' },
        changes_required: { label: 'Changes required', tone: 'warning', icon: 'edit' },
        approved: { label: 'Approved', tone: 'success', icon: 'check' },
        rejected: { label: 'Rejected', tone: 'danger', icon: 'block' },
        suspended: { label: 'Suspended', tone: 'danger', icon: 'pause' },
        expired: { label: 'Expired', tone: 'warning', icon: 'history' },
      },
    }),
    countries: f.tags({
      label: 'Countries',
      help: 'Two-letter codes. Alphanumeric senders are not delivered in the United States and Canada.',
      suggestions: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB', 'IT', 'NL'],
      max: 20,
    }),
    operators: f.references({ label: 'Operators', to: 'operators', hidden: true }),
    useCase: f.longText({
      label: 'Purpose',
      help: 'Who receives these messages, and why? Operators ask for it.',
      required: true,
      max: 500,
      wide: true,
      hidden: true,
      fake: {
        oneOf: [
          'Sign-in codes for our web shop.',
          'Delivery notices for parcels.',
          'Reminders of appointments.',
        ],
      },
    }),
    sampleMessage: f.longText({
      label: 'Sample message',
      required: true,
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Your code is 482913.', 'Your parcel arrives today.', 'See you tomorrow at 9:30.'] },
    }),
    reason: f.longText({
      label: 'Reason',
      readOnly: true,
      wide: true,
      hidden: true,
      showWhen: { status: { $in: ['changes_required', 'rejected', 'suspended'] } },
      fake: {
        oneOf: ['The sample message does not name the sender.', 'The name belongs to another company.'],
      },
    }),
    isDefault: f.boolean({ label: 'Default sender', default: false, hidden: true }),
    validUntil: f.date({ label: 'Valid until' }),
    submittedAt: f.dateTime({ label: 'Submitted', readOnly: true }),
    reviewedAt: f.dateTime({
      label: 'Reviewed',
      readOnly: true,
      hidden: true,
      showWhen: { status: { $nin: ['draft', 'pending'] } },
      fake: { between: ['submittedAt'] },
    }),
  },
  list: {
    columns: [
      'senderId',
      'type',
      'user',
      'status',
      'countries',
      'submittedAt',
      'validUntil',
      'operators',
      'useCase',
      'sampleMessage',
      'reason',
      'isDefault',
      'reviewedAt',
    ],
    filters: ['status', 'type', 'user', 'countries', 'operators', 'submittedAt', 'validUntil', 'isDefault'],
    presets: [
      { label: 'Waiting for review', filter: { status: ['pending'] } },
      { label: 'With the customer', filter: { status: ['draft', 'changes_required', 'rejected'] } },
    ],
    card: { primary: 'senderId', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: 'Sender',
      sections: [
        { fields: ['senderId', 'type', 'user', 'isDefault'] },
        { label: 'Use', fields: ['useCase', 'sampleMessage', 'countries', 'operators', 'validUntil'] },
      ],
    },
    { label: 'Review', sections: [{ fields: ['status', 'reason', 'submittedAt', 'reviewedAt'] }] },
  ],
  actions: {
    submit: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/submit',
      label: 'Submit for review',
      icon: 'send',
      tone: 'progress',
      when: { status: { $in: ['draft', 'changes_required', 'rejected', 'expired'] } },
      effect: { status: 'pending', reason: null },
      stamp: ['submittedAt'],
      assumed: true,
    },
    approve: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/approve',
      label: 'Approve',
      icon: 'check',
      tone: 'success',
      confirm: 'The customer can send with it at once.',
      when: { status: 'pending' },
      effect: { status: 'approved', reason: null },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    requestChanges: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/requestChanges',
      label: 'Request changes',
      icon: 'edit',
      tone: 'warning',
      form: { reason: f.longText({ label: 'What has to change?', required: true, min: 5, max: 500 }) },
      when: { status: 'pending' },
      effect: { status: 'changes_required' },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    reject: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/reject',
      label: 'Reject',
      icon: 'block',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: 'Reason',
          help: 'The customer reads it.',
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'pending' },
      effect: { status: 'rejected' },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    suspend: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/suspend',
      label: 'Suspend',
      icon: 'pause',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: 'Reason',
          help: 'The customer reads it.',
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'approved' },
      effect: { status: 'suspended', isDefault: false },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    reinstate: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/reinstate',
      label: 'Reinstate',
      icon: 'undo',
      tone: 'success',
      confirm: true,
      when: { status: 'suspended' },
      effect: { status: 'approved', reason: null },
      stamp: ['reviewedAt'],
      assumed: true,
    },
  },
  transitions: {
    status: {
      draft: ['pending'],
      pending: ['approved', 'rejected', 'changes_required'],
      changes_required: ['pending'],
      approved: ['suspended', 'expired'],
      rejected: ['pending'],
      suspended: ['approved'],
      expired: ['pending'],
    },
  },
  demo: { count: 21 },
});

const spamWords = defineResource({
  label: { one: 'Spam word', many: 'Spam words' },
  title: '{word}',
  icon: 'policy',
  group: 'sms',
  api: { assumed: true },
  import: { key: 'word' },
  fields: {
    word: f.text({
      label: 'Word or pattern',
      required: true,
      unique: true,
      search: true,
      min: 2,
      max: 200,
      fake: 'word.noun',
    }),
    matchType: f.choice({
      label: 'Matches',
      required: true,
      default: 'word',
      values: {
        word: { label: 'Whole word' },
        contains: { label: 'Part of the text' },
        regex: { label: 'Regular expression' },
      },
    }),
    action: f.choice({
      label: 'Then',
      required: true,
      default: 'flag',
      values: {
        block: { label: 'Block', tone: 'danger', icon: 'block' },
        flag: { label: 'Hold for review', tone: 'warning', icon: 'policy' },
        warn: { label: 'Warn the sender', tone: 'info', icon: 'warning' },
      },
    }),
    category: f.choice({
      label: 'Category',
      hidden: true,
      values: {
        phishing: { label: 'Phishing' },
        gambling: { label: 'Gambling' },
        loans: { label: 'Loans' },
        adult: { label: 'Adult' },
        other: { label: 'Other' },
      },
    }),
    status: f.choice({ label: 'Status', required: true, default: 'inactive', values: switchStates }),
    caseSensitive: f.boolean({ label: 'Case matters', default: false, hidden: true }),
    language: f.choice({ label: 'Language', hidden: true, values: languages }),
    users: f.references({ label: 'Only for', help: 'Empty: for every customer.', to: 'users', hidden: true }),
    hitCount: f.number({ label: 'Hits', integer: true, min: 0, readOnly: true, default: 0 }),
    lastHitAt: f.dateTime({ label: 'Last hit', readOnly: true }),
  },
  list: {
    columns: [
      'word',
      'matchType',
      'action',
      'status',
      'hitCount',
      'lastHitAt',
      'category',
      'caseSensitive',
      'language',
      'users',
    ],
    sort: ['word', 'ASC'],
    filters: ['status', 'action', 'matchType', 'category', 'language', 'users', 'hitCount', 'lastHitAt'],
    presets: [{ label: 'Never hit', filter: { status: ['active'], hitCount_lte: '0' } }],
    card: { primary: 'word', secondary: 'action', aside: 'status' },
  },
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/spamWords/:id/activate',
      label: 'Switch on',
      icon: 'play',
      tone: 'success',
      when: { status: 'inactive' },
      effect: { status: 'active' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /v1/spamWords/:id/deactivate',
      label: 'Switch off',
      icon: 'pause',
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
  },
  demo: { count: 12 },
});

const campaigns = defineResource({
  label: { one: 'Campaign', many: 'Campaigns' },
  title: '{name}',
  icon: 'campaign',
  group: 'sms',
  can: { edit: { status: 'draft' }, delete: { status: 'draft' } },
  api: { assumed: true },
  fields: {
    name: f.text({ label: 'Name', required: true, search: true, max: 80, fake: 'commerce.product' }),
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    senderId: f.reference({
      label: 'Sender',
      to: 'senderIds',
      filter: { status: ['approved'] },
      required: true,
      fake: { like: ['user'] },
    }),
    status: f.choice({
      label: 'Status',
      readOnly: true,
      default: 'draft',
      values: {
        draft: { label: 'Draft', tone: 'neutral', icon: 'draft' },
        pending_approval: { label: 'Held for review', tone: 'warning', icon: 'policy' },
        scheduled: { label: 'Scheduled', tone: 'info', icon: 'schedule' },
        queued: { label: 'Queued', tone: 'info', icon: 'clock' },
        running: { label: 'Running', tone: 'progress', icon: 'play' },
        paused: { label: 'Paused', tone: 'warning', icon: 'pause' },
        completed: { label: 'Completed', tone: 'success', icon: 'check' },
        cancelled: { label: 'Cancelled', tone: 'neutral', icon: 'ban' },
        failed: { label: 'Failed', tone: 'danger', icon: 'error' },
      },
      fake: { oneOf: ['draft'] },
    }),
    reason: f.text({
      label: 'Reason',
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['draft', 'pending_approval', 'failed'] } },
      fake: {
        by: 'status',
        of: { failed: ['The connection to the operator was lost.'] },
        else: { oneOf: [null] },
      },
    }),
    message: f.smsText({
      label: 'Message',
      help: '{fullName} becomes the name of each contact.',
      merge: true,
      pricing: {
        from: 'pricingRanges',
        field: 'ranges',
        recipients: { of: 'contacts', by: 'groups', field: 'groups' },
      },
      required: true,
      search: true,
      wide: true,
      hidden: true,
    }),
    segments: f.number({
      label: 'Segments per message',
      integer: true,
      hidden: true,
      compute: { segments: 'message' },
    }),
    groups: f.references({
      label: 'To',
      to: 'contactGroups',
      onDelete: 'restrict',
      required: true,
      hidden: true,
      fake: { like: ['user'] },
    }),
    excludedGroups: f.references({
      label: 'Except',
      to: 'contactGroups',
      hidden: true,
      fake: { oneOf: [null] },
    }),
    repeat: f.choice({
      label: 'Repeat',
      required: true,
      default: 'once',
      hidden: true,
      values: {
        once: { label: 'Once' },
        daily: { label: 'Daily' },
        weekly: { label: 'Weekly' },
        monthly: { label: 'Monthly' },
      },
    }),
    repeatUntil: f.date({
      label: 'Until',
      hidden: true,
      showWhen: { repeat: { $in: ['daily', 'weekly', 'monthly'] } },
    }),
    smsPerMinute: f.number({
      label: 'Sending speed',
      integer: true,
      min: 1,
      max: 60000,
      unit: 'SMS per minute',
      hidden: true,
    }),
    scheduledAt: f.dateTime({ label: 'Scheduled', readOnly: true, fake: { oneOf: [null] } }),
    startedAt: f.dateTime({ label: 'Started', readOnly: true, hidden: true, fake: { oneOf: [null] } }),
    finishedAt: f.dateTime({
      label: 'Finished',
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['completed', 'cancelled', 'failed'] } },
    }),
    estimatedCost: f.money({
      label: 'Estimated cost',
      currency: 'EUR',
      readOnly: true,
      hidden: true,
      fake: { oneOf: [null] },
    }),
    actualCost: f.money({
      label: 'Cost so far',
      currency: 'EUR',
      readOnly: true,
      fake: { sumOf: 'smsLogs.charge', by: 'campaign' },
    }),
    counts: f.group({
      label: 'Recipients',
      help: 'Each counts once, so that they add up to the total.',
      only: ['show', 'export'],
      readOnly: true,
      wide: true,
      of: {
        total: f.number({
          label: 'Total',
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign' },
        }),
        queued: f.number({
          label: 'Waiting',
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: { $in: ['scheduled', 'queued', 'sending'] } },
          },
        }),
        sent: f.number({
          label: 'With the operator',
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'sent' } },
        }),
        delivered: f.number({
          label: 'Delivered',
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'delivered' } },
        }),
        failed: f.number({
          label: 'Not delivered',
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: { $in: ['undelivered', 'failed', 'expired', 'unknown'] } },
          },
        }),
        rejected: f.number({
          label: 'Rejected',
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: 'rejected', errorCode: { $ne: 'optOut' } },
          },
        }),
        optedOut: f.number({
          label: 'Opted out',
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'rejected', errorCode: 'optOut' } },
        }),
        cancelled: f.number({
          label: 'Cancelled',
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'cancelled' } },
        }),
      },
    }),
  },
  list: {
    columns: [
      'name',
      'user',
      'senderId',
      'status',
      'scheduledAt',
      'actualCost',
      'reason',
      'message',
      'segments',
      'groups',
      'excludedGroups',
      'repeat',
      'repeatUntil',
      'smsPerMinute',
      'startedAt',
      'finishedAt',
      'estimatedCost',
    ],
    filters: ['status', 'user', 'senderId', 'groups', 'repeat', 'scheduledAt', 'startedAt', 'actualCost'],
    presets: [
      { label: 'Under way', filter: { status: ['queued', 'running', 'paused'] } },
      { label: 'To be reviewed', filter: { status: ['pending_approval'] } },
    ],
    card: { primary: 'name', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: 'Campaign',
      sections: [
        { fields: ['name', 'status', 'reason', 'user', 'senderId', 'message', 'segments'] },
        { label: 'Recipients', fields: ['groups', 'excludedGroups'] },
        {
          label: 'Time',
          fields: ['repeat', 'repeatUntil', 'smsPerMinute', 'scheduledAt', 'startedAt', 'finishedAt'],
        },
        { label: 'Result', fields: ['counts', 'estimatedCost', 'actualCost'] },
      ],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'campaign' },
    { ...messageCount, target: 'campaign' },
    { ...failureCount, target: 'campaign' },
    { ...messageCost, target: 'campaign' },
  ],
  related: [{ resource: 'smsLogs', target: 'campaign' }],
  actions: {
    schedule: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/schedule',
      label: 'Schedule',
      icon: 'schedule',
      tone: 'info',
      form: { scheduledAt: f.dateTime({ label: 'Send at', required: true }) },
      when: { status: 'draft' },
      effect: { status: 'scheduled', reason: null },
      assumed: true,
    },
    sendNow: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/sendNow',
      label: 'Send now',
      icon: 'send',
      tone: 'progress',
      confirm:
        'It goes to all recipients at once. Messages already handed to the operator cannot be pulled back.',
      when: { status: { $in: ['draft', 'scheduled'] } },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    unschedule: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/unschedule',
      label: 'Back to draft',
      icon: 'undo',
      when: { status: 'scheduled' },
      effect: { status: 'draft', scheduledAt: null },
      assumed: true,
    },
    approve: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/approve',
      label: 'Approve',
      icon: 'check',
      tone: 'success',
      confirm:
        'It goes to all recipients at once. Messages already handed to the operator cannot be pulled back.',
      when: { status: 'pending_approval' },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    sendBack: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/sendBack',
      label: 'Send back',
      icon: 'edit',
      tone: 'warning',
      form: { reason: f.text({ label: 'Reason', required: true, min: 5, max: 200 }) },
      when: { status: 'pending_approval' },
      effect: { status: 'draft' },
      assumed: true,
    },
    pause: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/pause',
      label: 'Pause',
      icon: 'pause',
      tone: 'warning',
      confirm: 'Messages already handed to the operator cannot be pulled back.',
      when: { status: 'running' },
      effect: { status: 'paused' },
      assumed: true,
    },
    resume: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/resume',
      label: 'Resume',
      icon: 'play',
      tone: 'progress',
      confirm: 'Only recipients who have not had the message get it.',
      when: { status: 'paused' },
      effect: { status: 'running' },
      assumed: true,
    },
    retry: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/retry',
      label: 'Send the rest',
      icon: 'refresh',
      tone: 'progress',
      confirm: 'Only recipients who have not had the message get it.',
      when: { status: 'failed' },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    cancel: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/cancel',
      label: 'Stop',
      icon: 'cancel',
      tone: 'danger',
      confirm: 'It ends for good. Messages already handed to the operator cannot be pulled back.',
      when: { status: { $in: ['scheduled', 'queued', 'running', 'paused'] } },
      effect: { status: 'cancelled' },
      stamp: ['finishedAt'],
      assumed: true,
    },
  },
  transitions: {
    status: {
      draft: ['scheduled', 'queued', 'pending_approval'],
      pending_approval: ['queued', 'draft'],
      scheduled: ['draft', 'queued', 'cancelled'],
      queued: ['running', 'cancelled'],
      running: ['paused', 'completed', 'failed', 'cancelled'],
      paused: ['running', 'cancelled'],
      failed: ['queued'],
      completed: [],
      cancelled: [],
    },
  },
  timed: [{ field: 'status', from: ['scheduled'], to: 'queued', after: 'scheduledAt' }],
  demo: { count: 12 },
});

const operators = defineResource({
  label: { one: 'Operator', many: 'Operators' },
  title: '{name} ({country})',
  icon: 'operator',
  group: 'sms',
  api: { assumed: true },
  import: { key: ['mcc', 'mnc'] },
  fields: {
    name: f.text({ label: 'Name', required: true, search: true, max: 80, fake: 'company.name' }),
    country: f.text({
      label: 'Country',
      help: 'Two-letter code, such as DE.',
      required: true,
      search: true,
      code: true,
      pattern: '^[A-Z]{2}$',
      patternMessage: 'Two capital letters.',
      fake: { oneOf: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB'] },
    }),
    mcc: f.text({
      label: 'MCC',
      help: 'Mobile country code: three digits.',
      required: true,
      search: true,
      code: true,
      pattern: '^[0-9]{3}$',
      patternMessage: 'Three digits.',
      fake: { path: 'string.numeric', args: [{ length: 3, allowLeadingZeros: false }] },
    }),
    mnc: f.text({
      label: 'MNC',
      help: 'Mobile network code: two or three digits. 01 and 001 are different networks.',
      required: true,
      search: true,
      code: true,
      pattern: '^[0-9]{2,3}$',
      patternMessage: 'Two or three digits.',
      fake: { path: 'string.numeric', args: [{ length: 2, allowLeadingZeros: true }] },
    }),
    status: f.choice({
      label: 'Status',
      required: true,
      default: 'operational',
      values: {
        operational: { label: 'Operational', tone: 'success', icon: 'check' },
        not_operational: { label: 'Not operational', tone: 'danger', icon: 'error' },
        reserved: { label: 'Reserved', tone: 'neutral', icon: 'lock' },
        unknown: { label: 'Unknown', tone: 'warning', icon: 'help' },
      },
    }),
    costPrice: f.money({ label: 'Cost per SMS', currency: 'EUR', digits: 4, min: '0', guarded: true }),
    sellPrice: f.money({ label: 'Price per SMS', currency: 'EUR', digits: 4, min: '0' }),
    margin: f.money({
      label: 'Margin per SMS',
      currency: 'EUR',
      digits: 4,
      guarded: true,
      compute: { difference: ['sellPrice', 'costPrice'] },
    }),
    receipts: f.choice({
      label: 'Delivery receipts',
      default: 'handset',
      values: {
        handset: { label: 'From the handset', tone: 'success', icon: 'cell' },
        operator: { label: 'From the operator', tone: 'info', icon: 'operator' },
        none: { label: 'None', tone: 'warning', icon: 'mute' },
      },
    }),
    dialPrefixes: f.tags({
      label: 'Number prefixes',
      help: 'Only a hint: numbers keep their prefix when their owner changes the operator.',
      suggestions: ['+49151', '+49152', '+49160', '+336', '+35196'],
      hidden: true,
    }),
    alphaSender: f.boolean({ label: 'Alphanumeric senders', default: true, hidden: true }),
    needsRegistration: f.boolean({ label: 'Senders must be registered', default: false, hidden: true }),
    throughput: f.number({
      label: 'Throughput',
      integer: true,
      min: 1,
      max: 10000,
      unit: 'SMS per second',
      hidden: true,
    }),
  },
  list: {
    columns: [
      'name',
      'country',
      'mcc',
      'mnc',
      'status',
      'costPrice',
      'sellPrice',
      'margin',
      'receipts',
      'dialPrefixes',
      'alphaSender',
      'needsRegistration',
      'throughput',
    ],
    sort: ['name', 'ASC'],
    filters: ['status', 'country', 'mcc', 'receipts', 'alphaSender', 'needsRegistration', 'sellPrice'],
    presets: [
      { label: 'Not in service', filter: { status: ['not_operational', 'unknown'] } },
      { label: 'No receipts', filter: { receipts: ['none'] } },
    ],
    card: { primary: 'name', secondary: 'country', aside: 'status' },
  },
  layout: [
    {
      label: 'Network',
      sections: [
        { fields: ['name', 'country', 'mcc', 'mnc', 'status'] },
        { label: 'Prices', fields: ['costPrice', 'sellPrice', 'margin'] },
      ],
    },
    {
      label: 'Routing',
      sections: [{ fields: ['receipts', 'throughput', 'alphaSender', 'needsRegistration', 'dialPrefixes'] }],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'operator' },
    { ...messageCount, target: 'operator' },
    { ...failureCount, target: 'operator' },
  ],
  related: [
    { resource: 'smsLogs', target: 'operator' },
    { resource: 'senderIds', target: 'operators' },
  ],
  checks: [{ field: 'sellPrice', op: '>=', other: 'costPrice', message: 'The price is below the cost.' }],
  unique: [['mcc', 'mnc']],
  demo: { count: 25 },
});

const pricingRanges = defineResource({
  label: { one: 'Pricing ranges', many: 'Pricing ranges' },
  title: 'Pricing ranges',
  icon: 'money',
  group: 'sms',
  single: 'one',
  api: { assumed: true },
  fields: {
    ranges: f.tiers({
      label: 'Price by volume',
      help: 'All messages of a purchase cost the price of the tier it falls into.',
      currency: 'EUR',
      digits: 4,
      unit: 'SMS',
      max: 12,
      required: true,
      wide: true,
    }),
    credit: f.money({
      label: 'Minimum credit',
      help: 'The least that a customer can buy.',
      currency: 'EUR',
      min: '0',
      required: true,
    }),
  },
});

const signedInWithThis =
  'You are signed in with this account: only somebody else may delete it, suspend it or change its rights.';

const users = defineResource({
  label: { one: 'User', many: 'Users' },
  menuLabel: 'Users',
  title: '{fullName}',
  icon: 'person',
  group: 'customers',
  api: {
    source: 'remote',
    path: '/users',
    rows: 'users',
    query: { role: 'user' },
    collection: 'people',
    scope: { role: 'user' },
    stamp: { role: 'user' },
    assumed: [
      'idKey',
      'rows',
      'row',
      'one',
      'update',
      'entriesPerPage',
      'search',
      'status',
      'currentPlan',
      'company',
      'credit_gte',
      'credit_lte',
      'createdAt_gte',
      'createdAt_lte',
      'apiEnabled',
      'key',
    ],
  },
  import: { key: 'email', country: 'DE' },
  fields: {
    fullName: f.person({ label: 'Name', secondary: 'email', avatar: 'avatar', required: true, search: true }),
    username: f.text({
      label: 'User name',
      required: true,
      unique: true,
      search: true,
      min: 3,
      max: 40,
      pattern: '^[A-Za-z0-9._-]+$',
      patternMessage: 'Only letters, digits, dot, dash and underscore.',
      fake: 'internet.username',
    }),
    email: f.email({ label: 'E-mail', required: true, unique: true, search: true, hidden: true }),
    password: f.password({ label: 'Password', required: true }),
    phone: f.phone({ label: 'Phone', hidden: true, assumed: true }),
    avatar: f.image({ label: 'Picture', not: ['list', 'export'] }),
    status: f.choice({
      label: 'Status',
      readOnly: true,
      default: 'pending',
      values: {
        pending: { label: 'Pending', tone: 'info', icon: 'clock' },
        active: { label: 'Active', tone: 'success', icon: 'check' },
        inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
        suspended: { label: 'Suspended', tone: 'warning', icon: 'lock' },
        banned: { label: 'Banned', tone: 'danger', icon: 'ban' },
      },
    }),
    role: f.choice({
      label: 'Role',
      only: ['show', 'export'],
      readOnly: true,
      default: 'user',
      values: { user: { label: 'Customer', tone: 'neutral', icon: 'person' } },
    }),
    roles: f.references({
      label: 'Permissions',
      help: 'What this person may do after signing in.',
      to: 'roles',
      onDelete: 'restrict',
      guarded: true,
      hidden: true,
      assumed: true,
    }),
    currentPlan: f.reference({ label: 'Plan', to: 'plans' }),
    company: f.text({ label: 'Company', search: true, max: 120, fake: 'company.name', assumed: true }),
    address: f.group({
      label: 'Address',
      wide: true,
      assumed: true,
      of: {
        street: f.text({ label: 'Street', max: 120, fake: 'location.streetAddress' }),
        zip: f.text({ label: 'Postal code', max: 12, fake: 'location.zipCode' }),
        city: f.text({ label: 'City', max: 80, fake: 'location.city' }),
        country: f.text({ label: 'Country', max: 60, fake: 'location.country' }),
      },
    }),
    credit: f.money({
      label: 'Credit',
      currency: 'EUR',
      readOnly: true,
      assumed: true,
      fake: { sumOf: 'balanceEntries.amount', by: 'user' },
    }),
    lowCredit: f.money({
      label: 'Warn below',
      help: 'The customer is told when the credit falls below this amount.',
      currency: 'EUR',
      min: '0',
      max: '1000',
      hidden: true,
      assumed: true,
    }),
    reserve: f.money({
      label: 'Above the warning',
      help: 'Credit less the amount below which the customer is warned.',
      currency: 'EUR',
      compute: { difference: ['credit', 'lowCredit'] },
      hidden: true,
      assumed: true,
    }),
    apiEnabled: f.boolean({ label: 'May use the API', default: false, hidden: true, assumed: true }),
    language: f.choice({ label: 'Language', default: 'en', hidden: true, assumed: true, values: languages }),
    reason: f.longText({
      label: 'Reason',
      readOnly: true,
      wide: true,
      assumed: true,
      only: ['show', 'export'],
      showWhen: { status: { $in: ['suspended', 'banned'] } },
      fake: { oneOf: ['Invoices unpaid for 60 days.', 'Complaints about unwanted messages.'] },
    }),
    createdAt: f.dateTime({ label: 'Registered', readOnly: true }),
    lastLoginAt: f.dateTime({
      label: 'Last sign-in',
      readOnly: true,
      hidden: true,
      assumed: true,
      fake: { between: ['createdAt'] },
    }),
  },
  list: {
    columns: [
      'fullName',
      'username',
      'company',
      'currentPlan',
      'status',
      'credit',
      'createdAt',
      'email',
      'phone',
      'roles',
      'lowCredit',
      'reserve',
      'apiEnabled',
      'language',
      'lastLoginAt',
    ],
    sort: ['createdAt', 'ASC'],
    filters: ['status', 'currentPlan', 'company', 'credit', 'reserve', 'createdAt', 'apiEnabled'],
    presets: [
      { label: 'To be activated', filter: { status: ['pending'] } },
      { label: 'Blocked', filter: { status: ['suspended', 'banned'] } },
    ],
    card: { primary: 'fullName', secondary: 'company', aside: 'status' },
  },
  layout: [
    {
      label: 'Person',
      sections: [
        { fields: ['fullName', 'username', 'email', 'password', 'phone', 'avatar', 'language'] },
        { label: 'Company', fields: ['company', 'address'] },
      ],
    },
    {
      label: 'Account',
      sections: [
        { fields: ['status', 'reason', 'role', 'roles', 'apiEnabled', 'createdAt', 'lastLoginAt'] },
        { label: 'Plan and credit', fields: ['currentPlan', 'credit', 'lowCredit', 'reserve'] },
      ],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'user' },
    { ...messageCount, target: 'user' },
    { ...messageCost, target: 'user' },
    {
      label: 'Open invoices',
      metric: {
        of: 'invoices',
        measure: 'sum',
        field: 'balance',
        where: { invoiceStatus: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] },
      },
      target: 'user',
    },
  ],
  related: [
    { resource: 'subscriptions', target: 'user' },
    { resource: 'invoices', target: 'user', label: 'Invoice history' },
    { resource: 'balanceEntries', target: 'user' },
    { resource: 'orders', target: 'user' },
    { resource: 'campaigns', target: 'user' },
    { resource: 'senderIds', target: 'user' },
    { resource: 'contactGroups', target: 'user' },
    { resource: 'smsLogs', target: 'user' },
    { resource: 'userLogs', target: 'user' },
    { resource: 'auditLogs', target: 'onBehalfOf', label: 'Done in this account' },
  ],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /users/:id/activate',
      label: 'Activate',
      icon: 'check',
      tone: 'success',
      confirm: true,
      when: { status: { $in: ['pending', 'inactive', 'suspended', 'banned'] } },
      effect: { status: 'active', reason: null },
      assumed: true,
    },
    suspend: {
      on: 'both',
      call: 'POST /users/:id/suspend',
      label: 'Suspend',
      icon: 'lock',
      tone: 'danger',
      form: { reason: f.longText({ label: 'Reason', required: true, min: 5, max: 500 }) },
      when: { status: 'active' },
      effect: { status: 'suspended' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /users/:id/deactivate',
      label: 'Deactivate',
      icon: 'pause',
      tone: 'warning',
      confirm: 'The account rests until somebody activates it again.',
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
    ban: {
      on: 'both',
      call: 'POST /users/:id/ban',
      label: 'Ban',
      icon: 'ban',
      tone: 'danger',
      form: { reason: f.longText({ label: 'Reason', required: true, min: 5, max: 500 }) },
      when: { status: { $in: ['pending', 'active', 'inactive', 'suspended'] } },
      effect: { status: 'banned' },
      assumed: true,
    },
  },
  transitions: {
    status: {
      pending: ['active', 'banned'],
      active: ['inactive', 'suspended', 'banned'],
      inactive: ['active', 'banned'],
      suspended: ['active', 'banned'],
      banned: ['active'],
    },
  },
  ownAccount: { locked: ['status', 'roles'], message: signedInWithThis },
  demo: { count: 36 },
});

const subscriptions = defineResource({
  label: { one: 'Subscription', many: 'Subscriptions' },
  title: '{number}',
  icon: 'refresh',
  group: 'customers',
  can: { edit: { status: { $nin: ['cancelled', 'expired'] } }, delete: false },
  api: { assumed: true },
  fields: {
    number: f.text({
      label: 'Number',
      required: true,
      unique: true,
      search: true,
      code: true,
      max: 30,
      fake: 'SUB-{{string.numeric(5)}}',
    }),
    user: f.reference({
      label: 'Customer',
      to: 'users',
      required: true,
      readOnlyWhen: { status: { $exists: true, $ne: 'pending' } },
    }),
    plan: f.reference({ label: 'Plan', to: 'plans', required: true }),
    addons: f.references({ label: 'Addons', to: 'addons', onDelete: 'restrict' }),
    status: f.choice({
      label: 'Status',
      not: ['create'],
      required: true,
      default: 'pending',
      values: {
        pending: { label: 'Awaiting payment', tone: 'info', icon: 'clock' },
        trialing: { label: 'Trial', tone: 'progress', icon: 'star' },
        active: { label: 'Active', tone: 'success', icon: 'check' },
        past_due: { label: 'Past due', tone: 'danger', icon: 'error' },
        suspended: { label: 'Suspended', tone: 'warning', icon: 'lock' },
        cancelled: { label: 'Cancelled', tone: 'neutral', icon: 'ban' },
        expired: { label: 'Expired', tone: 'neutral', icon: 'history' },
      },
    }),
    startAt: f.date({
      label: 'Start',
      required: true,
      readOnlyWhen: { status: { $exists: true, $ne: 'pending' } },
      fake: { path: 'date.recent', args: [{ days: 28 }] },
    }),
    currentPeriodEndsAt: f.date({ label: 'Paid until', readOnly: true }),
    daysLeft: f.number({
      label: 'Days left',
      integer: true,
      hidden: true,
      compute: { daysUntil: 'currentPeriodEndsAt' },
      showWhen: { status: { $in: ['trialing', 'active', 'past_due'] } },
    }),
    autoRenew: f.boolean({ label: 'Renews itself', default: true }),
    endAt: f.date({
      label: 'Last day',
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['cancelled', 'expired'] } },
      fake: { between: ['startAt'] },
    }),
    reason: f.text({
      label: 'Reason',
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['suspended', 'cancelled'] } },
      fake: { oneOf: ['Invoices unpaid for 60 days.', 'Given notice by e-mail.'] },
    }),
  },
  list: {
    columns: [
      'number',
      'user',
      'plan',
      'status',
      'addons',
      'currentPeriodEndsAt',
      'daysLeft',
      'startAt',
      'autoRenew',
      'endAt',
      'reason',
    ],
    sort: ['startAt', 'DESC'],
    filters: ['status', 'user', 'plan', 'addons', 'startAt', 'currentPeriodEndsAt', 'autoRenew'],
    presets: [
      { label: 'Unpaid', filter: { status: ['pending', 'past_due', 'suspended'] } },
      { label: 'Over', filter: { status: ['cancelled', 'expired'] } },
    ],
    card: { primary: 'number', secondary: 'user', aside: 'status' },
  },
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/subscriptions/:id/activate',
      label: 'Activate',
      icon: 'check',
      tone: 'success',
      form: { currentPeriodEndsAt: f.date({ label: 'Paid until', required: true }) },
      when: { status: { $in: ['pending', 'trialing', 'past_due', 'suspended'] } },
      effect: { status: 'active', reason: null },
      assumed: true,
    },
    suspend: {
      on: 'both',
      call: 'POST /v1/subscriptions/:id/suspend',
      label: 'Suspend',
      icon: 'lock',
      tone: 'warning',
      form: { reason: f.text({ label: 'Reason', required: true, min: 5, max: 200 }) },
      when: { status: { $in: ['active', 'past_due'] } },
      effect: { status: 'suspended' },
      assumed: true,
    },
    cancel: {
      on: 'row',
      call: 'POST /v1/subscriptions/:id/cancel',
      label: 'Terminate',
      icon: 'ban',
      tone: 'danger',
      form: {
        reason: f.text({
          label: 'Reason',
          help: 'It ends for good; the customer then needs a new subscription.',
          required: true,
          min: 5,
          max: 200,
        }),
        endAt: f.date({ label: 'Last day', required: true }),
      },
      when: { status: { $in: ['pending', 'active', 'past_due', 'suspended'] } },
      effect: { status: 'cancelled', autoRenew: false },
      assumed: true,
    },
  },
  transitions: {
    status: {
      pending: ['trialing', 'active', 'cancelled'],
      trialing: ['active', 'expired'],
      active: ['past_due', 'suspended', 'cancelled', 'expired'],
      past_due: ['active', 'suspended', 'cancelled'],
      suspended: ['active', 'cancelled'],
      cancelled: [],
      expired: [],
    },
  },
  timed: [
    {
      field: 'status',
      from: ['trialing'],
      to: 'expired',
      after: 'currentPeriodEndsAt',
      copy: { endAt: 'currentPeriodEndsAt' },
    },
    {
      field: 'status',
      from: ['active'],
      to: 'expired',
      after: 'currentPeriodEndsAt',
      when: { autoRenew: { $ne: true } },
      copy: { endAt: 'currentPeriodEndsAt' },
    },
    {
      field: 'status',
      from: ['active'],
      to: 'past_due',
      after: 'currentPeriodEndsAt',
      when: { autoRenew: true },
    },
  ],
  checks: [
    {
      field: 'currentPeriodEndsAt',
      op: '>=',
      other: 'startAt',
      message: 'The period ends before the start.',
    },
    { field: 'endAt', op: '>=', other: 'startAt', message: 'It ends before it starts.' },
  ],
  demo: { count: 36 },
});

/* What clients pay to, unless an invoice says otherwise. */
const ourAccount = {
  bankName: 'Kontorbank Hamburg',
  country: 'Deutschland',
  iban: 'DE60 2009 9999 0001 7432 65',
  swiftCode: 'KTBHDEHHXXX',
};

const partPayment = {
  paid: f.money({
    label: 'Paid so far',
    help: 'All payments together: less than the total. For the last payment choose “Mark as paid”.',
    currency: 'EUR',
    required: true,
    min: '0.01',
  }),
} as const;

const invoices = defineResource({
  label: { one: 'Invoice', many: 'Invoices' },
  title: '{number} – {client.name}',
  icon: 'invoice',
  group: 'customers',
  can: { delete: { invoiceStatus: 'Draft' } },
  api: { assumed: true },
  fields: {
    number: f.text({ label: 'Number', serial: 'INV-{year}-{0000}', search: true, code: true }),
    invoiceStatus: f.choice({
      label: 'Status',
      not: ['create'],
      required: true,
      default: 'Draft',
      readOnlyWhen: { invoiceStatus: 'Paid' },
      values: {
        Paid: { label: 'Paid', tone: 'success', icon: 'check' },
        Downloaded: { label: 'Downloaded', tone: 'info', icon: 'download' },
        Sent: { label: 'Sent', tone: 'progress', icon: 'send' },
        Draft: { label: 'Draft', tone: 'neutral', icon: 'draft' },
        'Partial Payment': { label: 'Partial Payment', tone: 'warning', icon: 'payments' },
        'Past Due': { label: 'Past Due', tone: 'danger', icon: 'error' },
      },
      fake: { oneOf: ['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Paid'] },
    }),
    user: f.reference({
      label: 'Customer',
      to: 'users',
      required: true,
      hidden: true,
      readOnlyWhen: afterDraft,
    }),
    client: f.group({
      label: 'Bill to',
      help: 'As printed on the invoice; it stays as it is when the customer moves.',
      wide: true,
      readOnlyWhen: afterDraft,
      of: {
        name: f.text({ label: 'Name', required: true, search: true, max: 120, fake: 'person.fullName' }),
        company: f.text({ label: 'Company', search: true, max: 120, fake: 'company.name' }),
        address: f.text({ label: 'Address', max: 200, fake: 'location.streetAddress' }),
        country: f.text({ label: 'Country', max: 60, fake: 'location.country' }),
        contact: f.phone({ label: 'Phone' }),
        companyEmail: f.email({ label: 'Company e-mail' }),
      },
    }),
    avatar: f.image({ label: 'Picture', not: ['list', 'export'] }),
    service: f.text({
      label: 'Service',
      required: true,
      search: true,
      max: 120,
      readOnlyWhen: afterDraft,
      fake: {
        oneOf: [
          'SMS credits',
          'Plan Standard, monthly',
          'Sender ID registration',
          'Short code rental',
          'API access',
        ],
      },
    }),
    issuedDate: f.date({
      label: 'Issued',
      required: true,
      readOnlyWhen: afterDraft,
      fake: { path: 'date.recent', args: [{ days: 28 }] },
    }),
    dueDate: f.date({
      label: 'Due',
      required: true,
      readOnlyWhen: afterDraft,
      fake: { daysAfter: 'issuedDate', days: [14, 30] },
    }),
    subtotal: f.money({ label: 'Subtotal', currency: 'EUR', hidden: true, compute: { sum: 'items.total' } }),
    taxRate: f.percent({
      label: 'Tax rate',
      default: 0,
      hidden: true,
      readOnlyWhen: afterDraft,
      fake: { oneOf: [0, 19, 20, 23] },
    }),
    tax: f.money({
      label: 'Tax',
      currency: 'EUR',
      hidden: true,
      compute: { percent: ['subtotal', 'taxRate'] },
    }),
    total: f.money({ label: 'Total', currency: 'EUR', min: '0.01', compute: { total: ['subtotal', 'tax'] } }),
    paid: f.money({
      label: 'Paid so far',
      currency: 'EUR',
      min: '0',
      default: '0.00',
      readOnly: true,
      hidden: true,
      fake: { oneOf: ['0.00'] },
    }),
    balance: f.money({
      label: 'Balance',
      help: 'What the customer still has to pay.',
      currency: 'EUR',
      compute: { difference: ['total', 'paid'] },
    }),
    totalDue: f.money({
      label: 'Total due',
      currency: 'EUR',
      only: ['show'],
      compute: { difference: ['total', 'paid'] },
    }),
    paymentDetails: f.group({
      label: 'Pay to',
      help: 'The account that the client pays to, as printed on the invoice.',
      wide: true,
      readOnlyWhen: afterDraft,
      default: ourAccount,
      fake: { oneOf: [ourAccount] },
      of: {
        bankName: f.text({ label: 'Bank', max: 80 }),
        country: f.text({ label: 'Country', max: 60 }),
        iban: f.text({
          label: 'IBAN',
          max: 42,
          pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}$',
          patternMessage: 'Two letters, two digits, then the account: DE89 3704 …',
          code: true,
        }),
        swiftCode: f.text({ label: 'SWIFT code', max: 11, code: true }),
      },
    }),
    items: f.items({
      label: 'Items',
      wide: true,
      min: 1,
      max: 50,
      readOnlyWhen: afterDraft,
      of: {
        description: f.text({ label: 'Description', required: true, max: 200, fake: 'commerce.productName' }),
        qty: f.number({ label: 'Quantity', required: true, integer: true, min: 1, max: 1000000 }),
        unitPrice: f.money({ label: 'Unit price', currency: 'EUR', digits: 4, required: true, min: '0' }),
        total: f.money({ label: 'Total', currency: 'EUR', compute: { product: ['qty', 'unitPrice'] } }),
      },
    }),
    paymentMethod: f.choice({
      label: 'Payment method',
      hidden: true,
      readOnlyWhen: { invoiceStatus: 'Paid' },
      values: paymentMethods,
    }),
    notes: f.longText({
      label: 'Notes',
      max: 1000,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Thank you for your business.'] },
    }),
    sentAt: f.dateTime({
      label: 'Sent',
      readOnly: true,
      hidden: true,
      showWhen: afterDraft,
      fake: { between: ['issuedDate'] },
    }),
    downloadedAt: f.dateTime({
      label: 'Downloaded',
      readOnly: true,
      hidden: true,
      showWhen: afterDraft,
      fake: { between: ['sentAt'] },
    }),
    paidAt: f.dateTime({
      label: 'Paid',
      readOnly: true,
      hidden: true,
      showWhen: { invoiceStatus: { $in: ['Paid', 'Partial Payment', 'Past Due'] } },
      fake: { between: ['sentAt'] },
    }),
  },
  list: {
    columns: [
      'number',
      'invoiceStatus',
      'service',
      'total',
      'balance',
      'issuedDate',
      'dueDate',
      'user',
      'subtotal',
      'taxRate',
      'tax',
      'paid',
      'paymentMethod',
      'notes',
      'sentAt',
      'downloadedAt',
      'paidAt',
    ],
    sort: ['issuedDate', 'DESC'],
    filters: [
      'invoiceStatus',
      'user',
      'service',
      'total',
      'balance',
      'issuedDate',
      'dueDate',
      'paymentMethod',
    ],
    presets: [
      { label: 'Past due', filter: { invoiceStatus: ['Past Due'] } },
      { label: 'Open', filter: { invoiceStatus: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] } },
      { label: 'Drafts', filter: { invoiceStatus: ['Draft'] } },
      { label: 'Invoice history', menu: 'history', filter: { invoiceStatus: ['Paid'] } },
    ],
    card: { primary: 'number', secondary: 'total', aside: 'invoiceStatus' },
  },
  layout: [
    {
      label: 'Invoice',
      sections: [
        { fields: ['number', 'invoiceStatus', 'user', 'service', 'issuedDate', 'dueDate'] },
        {
          label: 'Amounts',
          fields: ['subtotal', 'taxRate', 'tax', 'total', 'paid', 'balance', 'paymentMethod'],
        },
        { fields: ['items', 'notes'] },
      ],
    },
    { label: 'Client', sections: [{ fields: ['client', 'avatar'] }] },
    { label: 'Payment', sections: [{ fields: ['totalDue', 'paymentDetails'] }] },
    { label: 'History', sections: [{ fields: ['sentAt', 'downloadedAt', 'paidAt'] }] },
  ],
  document: {
    number: 'number',
    to: 'client',
    head: ['issuedDate', 'dueDate', 'service'],
    items: 'items',
    totals: ['subtotal', 'taxRate', 'tax', 'total', 'paid', 'balance'],
    payment: ['totalDue', 'paymentDetails'],
    note: 'notes',
  },
  actions: {
    send: {
      on: 'both',
      call: 'POST /v1/invoices/:id/send',
      label: 'Send',
      icon: 'send',
      tone: 'progress',
      confirm: 'It is e-mailed to the client and cannot be changed afterwards.',
      when: { invoiceStatus: 'Draft' },
      effect: { invoiceStatus: 'Sent' },
      stamp: ['sentAt'],
      assumed: true,
    },
    markDownloaded: {
      on: 'row',
      call: 'POST /v1/invoices/:id/markDownloaded',
      label: 'Mark as downloaded',
      icon: 'download',
      when: { invoiceStatus: 'Sent' },
      effect: { invoiceStatus: 'Downloaded' },
      stamp: ['downloadedAt'],
      assumed: true,
    },
    recordPayment: {
      on: 'row',
      call: 'POST /v1/invoices/:id/recordPayment',
      label: 'Record a part payment',
      icon: 'payments',
      tone: 'warning',
      form: partPayment,
      when: { invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment'] } },
      effect: { invoiceStatus: 'Partial Payment' },
      stamp: ['paidAt'],
      assumed: true,
    },
    recordLatePayment: {
      on: 'row',
      call: 'POST /v1/invoices/:id/recordLatePayment',
      label: 'Record a part payment',
      icon: 'payments',
      tone: 'warning',
      form: partPayment,
      when: { invoiceStatus: 'Past Due' },
      stamp: ['paidAt'],
      assumed: true,
    },
    markPaid: {
      on: 'both',
      call: 'POST /v1/invoices/:id/markPaid',
      label: 'Mark as paid',
      icon: 'check',
      tone: 'success',
      confirm: 'The balance becomes zero. This cannot be taken back.',
      when: { invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] } },
      effect: { invoiceStatus: 'Paid' },
      copy: { paid: 'total' },
      stamp: ['paidAt'],
      assumed: true,
    },
  },
  transitions: {
    invoiceStatus: {
      Draft: ['Sent'],
      Sent: ['Downloaded', 'Partial Payment', 'Paid', 'Past Due'],
      Downloaded: ['Partial Payment', 'Paid', 'Past Due'],
      'Partial Payment': ['Paid', 'Past Due'],
      'Past Due': ['Paid'],
      Paid: [],
    },
  },
  timed: [
    {
      field: 'invoiceStatus',
      from: ['Sent', 'Downloaded', 'Partial Payment'],
      to: 'Past Due',
      after: 'dueDate',
      when: { balance: { $gt: '0' } },
    },
  ],
  checks: [
    { field: 'dueDate', op: '>=', other: 'issuedDate', message: 'It falls due before it is issued.' },
    { field: 'paid', op: '<=', other: 'total', message: 'More was paid than the total.' },
    {
      field: 'paid',
      op: '=',
      other: 'total',
      when: { invoiceStatus: 'Paid' },
      message: 'A paid invoice is paid in full.',
    },
    {
      field: 'paid',
      op: '<',
      other: 'total',
      when: { invoiceStatus: { $in: ['Partial Payment', 'Past Due'] } },
      message: 'With nothing left to pay the invoice is paid.',
    },
    {
      field: 'paid',
      op: '>',
      value: '0',
      when: { invoiceStatus: 'Partial Payment' },
      message: 'After a part payment something is paid.',
    },
  ],
  demo: { count: 36 },
});

const balanceEntries = defineResource({
  label: { one: 'Balance entry', many: 'Balance History' },
  title: '{note}',
  icon: 'history',
  group: 'customers',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({
      label: 'Booked',
      fake: { from: 'campaign.startedAt', else: { from: 'order.fulfilledAt' } },
    }),
    user: f.reference({
      label: 'Customer',
      to: 'users',
      fake: { from: 'campaign.user', else: { from: 'order.user' } },
    }),
    kind: f.choice({
      label: 'Kind',
      values: {
        opening: { label: 'Carried over', icon: 'history' },
        topup: { label: 'Top-up', tone: 'success', icon: 'add' },
        charge: { label: 'Messages charged', tone: 'info', icon: 'sms' },
        refund: { label: 'Refund', tone: 'progress', icon: 'undo' },
        reversal: { label: 'Purchase reversed', tone: 'warning', icon: 'cancel' },
        correction: { label: 'Correction', tone: 'warning', icon: 'edit' },
      },
      fake: { oneOf: ['topup', 'correction'] },
    }),
    amount: f.money({
      label: 'Amount',
      currency: 'EUR',
      fake: { minus: 'campaign.actualCost', else: { from: 'order.subtotal' } },
    }),
    balance: f.money({ label: 'Balance after', currency: 'EUR', fake: { runningSum: 'amount', by: 'user' } }),
    note: f.text({ label: 'Note', search: true, max: 200, fake: { oneOf: ['Bank transfer'] } }),
    campaign: f.reference({ label: 'Campaign', to: 'campaigns', hidden: true, fake: { oneOf: [null] } }),
    order: f.reference({ label: 'Order', to: 'orders', hidden: true, fake: { oneOf: [null] } }),
    invoice: f.reference({ label: 'Invoice', to: 'invoices', hidden: true, fake: { oneOf: [null] } }),
  },
  list: {
    columns: ['createdAt', 'user', 'kind', 'amount', 'balance', 'note', 'campaign', 'order', 'invoice'],
    sort: ['createdAt', 'DESC'],
    filters: ['kind', 'user', 'createdAt', 'amount', 'campaign', 'invoice'],
    presets: [
      { label: 'Credit', filter: { kind: ['topup', 'refund'] } },
      { label: 'Put right', filter: { kind: ['reversal', 'correction'] } },
    ],
    card: { primary: 'note', secondary: 'user', aside: 'amount' },
  },
  layout: [
    {
      label: 'Entry',
      sections: [
        { fields: ['user', 'kind', 'createdAt', 'amount', 'balance'] },
        { label: 'Cause', fields: ['note', 'campaign', 'order', 'invoice'] },
      ],
    },
  ],
  demo: {
    count: 132,
    each: [
      { field: 'campaign', when: begunCampaigns, set: { kind: 'charge', note: 'Messages of the campaign' } },
      /* The purchases with an invoice are written by hand. */
      {
        field: 'order',
        when: { status: 'fulfilled', invoice: null },
        set: { kind: 'topup', note: 'Package bought' },
      },
    ],
  },
});

const contactGroups = defineResource({
  label: { one: 'Contact group', many: 'Contact groups' },
  title: '{name}',
  icon: 'groups',
  group: 'customers',
  form: 'dialog',
  api: { assumed: true },
  fields: {
    name: f.text({ label: 'Name', required: true, search: true, max: 80, fake: 'commerce.department' }),
    code: f.text({
      label: 'Code',
      help: 'Names the group in the API.',
      required: true,
      unique: true,
      search: true,
      code: true,
      max: 30,
      pattern: '^[a-z0-9][a-z0-9-]*$',
      patternMessage: 'Small letters, digits and dashes.',
      fake: 'g-{{string.numeric(5)}}',
    }),
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    status: f.choice({ label: 'Status', required: true, default: 'active', values: switchStates }),
    description: f.longText({ label: 'Description', max: 500, wide: true, hidden: true }),
    signupKeyword: f.text({
      label: 'Sign-up keyword',
      help: 'Whoever sends this word joins the group.',
      code: true,
      max: 20,
      fake: { oneOf: ['JOIN', 'NEWS', 'START'] },
    }),
    optOutKeyword: f.text({
      label: 'Opt-out keyword',
      code: true,
      max: 20,
      default: 'STOP',
      fake: { oneOf: ['STOP'] },
    }),
    welcomeSms: f.longText({
      label: 'Welcome SMS',
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Welcome! Reply STOP to leave.'] },
    }),
    unsubscribeSms: f.longText({
      label: 'Farewell SMS',
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['You will receive no more messages.'] },
    }),
  },
  list: {
    columns: [
      'name',
      'code',
      'user',
      'status',
      'signupKeyword',
      'optOutKeyword',
      'description',
      'welcomeSms',
      'unsubscribeSms',
    ],
    sort: ['name', 'ASC'],
    filters: ['status', 'user'],
    card: { primary: 'name', secondary: 'user', aside: 'status' },
  },
  layout: [
    { label: 'Group', sections: [{ fields: ['name', 'code', 'user', 'status', 'description'] }] },
    {
      label: 'Joining and leaving',
      sections: [{ fields: ['signupKeyword', 'optOutKeyword', 'welcomeSms', 'unsubscribeSms'] }],
    },
  ],
  related: [{ resource: 'contacts', target: 'groups' }],
  demo: { count: 12 },
});

const contacts = defineResource({
  label: { one: 'Contact', many: 'Contacts' },
  menuLabel: 'Contact list',
  title: '{fullName} ({phone})',
  icon: 'contacts',
  group: 'customers',
  api: { assumed: true },
  import: { key: 'phone', keep: { status: { $in: ['unsubscribed', 'blacklisted'] } }, country: 'DE' },
  fields: {
    fullName: f.person({ label: 'Name', secondary: 'email', search: true }),
    phone: f.phone({
      label: 'Phone',
      help: 'With country code, such as +49 151 23456789.',
      required: true,
      unique: true,
      search: true,
    }),
    email: f.email({ label: 'E-mail', search: true, hidden: true }),
    user: f.reference({ label: 'Customer', to: 'users', required: true, hidden: true }),
    groups: f.references({
      label: 'Groups',
      to: 'contactGroups',
      onDelete: 'restrict',
      fake: { like: ['user'] },
    }),
    status: f.choice({
      label: 'Status',
      required: true,
      default: 'subscribed',
      values: {
        subscribed: { label: 'Subscribed', tone: 'success', icon: 'check' },
        unsubscribed: { label: 'Unsubscribed', tone: 'neutral', icon: 'mute' },
        bounced: { label: 'Bounced', tone: 'warning', icon: 'undo' },
        blacklisted: { label: 'Blocked', tone: 'danger', icon: 'block' },
        invalid: { label: 'Invalid number', tone: 'danger', icon: 'error' },
      },
    }),
    company: f.text({ label: 'Company', search: true, max: 120, fake: 'company.name' }),
    tags: f.tags({ label: 'Tags', suggestions: ['vip', 'newsletter', 'trial', 'press'], max: 10 }),
    language: f.choice({ label: 'Language', hidden: true, values: languages }),
    birthDate: f.date({
      label: 'Date of birth',
      min: '1900-01-01',
      hidden: true,
      fake: { path: 'date.birthdate' },
    }),
    optInMethod: f.choice({
      label: 'Joined by',
      help: 'How the person agreed to receive messages. Keep it as proof.',
      hidden: true,
      values: {
        form: { label: 'Web form' },
        keyword: { label: 'Keyword' },
        import: { label: 'Import' },
        paper: { label: 'On paper' },
      },
    }),
    optInAt: f.dateTime({ label: 'Joined' }),
    optOutAt: f.dateTime({
      label: 'Left',
      readOnly: true,
      hidden: true,
      showWhen: { status: 'unsubscribed' },
      fake: { between: ['optInAt'] },
    }),
    optOutReason: f.longText({
      label: 'Reason for leaving',
      max: 300,
      hidden: true,
      showWhen: { status: { $in: ['unsubscribed', 'blacklisted'] } },
      fake: { oneOf: ['Sent STOP.', 'Asked by phone.'] },
    }),
  },
  list: {
    columns: [
      'fullName',
      'phone',
      'status',
      'groups',
      'company',
      'tags',
      'optInAt',
      'email',
      'user',
      'language',
      'birthDate',
      'optInMethod',
      'optOutAt',
      'optOutReason',
    ],
    filters: ['status', 'groups', 'user', 'tags', 'company', 'language', 'optInMethod', 'optInAt'],
    presets: [
      { label: 'Not reachable', filter: { status: ['bounced', 'invalid'] } },
      { label: 'Opted out', filter: { status: ['unsubscribed', 'blacklisted'] } },
    ],
    card: { primary: 'fullName', secondary: 'phone', aside: 'status' },
  },
  layout: [
    {
      label: 'Contact',
      sections: [
        {
          fields: [
            'fullName',
            'phone',
            'email',
            'company',
            'user',
            'groups',
            'tags',
            'language',
            'birthDate',
          ],
        },
      ],
    },
    {
      label: 'Consent',
      sections: [{ fields: ['status', 'optInMethod', 'optInAt', 'optOutAt', 'optOutReason'] }],
    },
  ],
  actions: {
    unsubscribe: {
      on: 'both',
      call: 'POST /v1/contacts/:id/unsubscribe',
      label: 'Unsubscribe',
      icon: 'mute',
      tone: 'warning',
      confirm: 'This person receives no more messages, and no import brings the number back.',
      when: { status: { $in: ['subscribed', 'bounced'] } },
      effect: { status: 'unsubscribed' },
      stamp: ['optOutAt'],
      assumed: true,
    },
  },
  demo: { count: 60 },
});

const admins = defineResource({
  label: { one: 'Admin', many: 'Admins' },
  menuLabel: 'Admins',
  title: '{fullName}',
  icon: 'shield',
  group: 'team',
  api: {
    source: 'remote',
    path: '/dashboardUsers',
    rows: 'users',
    calls: {
      list: 'GET /dashboardUsers',
      one: 'GET /dashboardUsers/:id',
      create: 'POST /users',
      update: 'PATCH /users/:id',
      delete: 'DELETE /users/:id',
    },
    collection: 'people',
    scope: { role: { $in: ['superAdmin', 'admin', 'support', 'finance'] } },
    assumed: ['idKey', 'rows', 'row', 'one', 'update', 'delete', 'parameter', 'key'],
  },
  fields: {
    fullName: f.person({ label: 'Name', secondary: 'email', avatar: 'avatar', required: true, search: true }),
    username: f.text({
      label: 'User name',
      required: true,
      unique: true,
      search: true,
      min: 3,
      max: 40,
      pattern: '^[A-Za-z0-9._-]+$',
      patternMessage: 'Only letters, digits, dot, dash and underscore.',
      fake: 'internet.username',
    }),
    email: f.email({ label: 'E-mail', required: true, unique: true, search: true, hidden: true }),
    password: f.password({ label: 'Password', required: true }),
    phone: f.phone({ label: 'Phone', hidden: true, assumed: true }),
    avatar: f.image({ label: 'Picture', not: ['list', 'export'] }),
    role: f.choice({
      label: 'Level',
      help: 'Only super admins may change users and admins on the remote service.',
      required: true,
      default: 'support',
      guarded: true,
      values: {
        superAdmin: { label: 'Super admin', tone: 'danger', icon: 'star' },
        admin: { label: 'Admin', tone: 'warning', icon: 'shield' },
        support: { label: 'Support', tone: 'info', icon: 'help' },
        finance: { label: 'Finance', tone: 'info', icon: 'money' },
      },
    }),
    roles: f.references({
      label: 'Permissions',
      help: 'What this person may do after signing in.',
      to: 'roles',
      onDelete: 'restrict',
      guarded: true,
      assumed: true,
    }),
    status: f.choice({
      label: 'Status',
      readOnly: true,
      default: 'active',
      values: {
        invited: { label: 'Invited', tone: 'info', icon: 'email' },
        active: { label: 'Active', tone: 'success', icon: 'check' },
        locked: { label: 'Locked', tone: 'warning', icon: 'lock' },
        disabled: { label: 'Disabled', tone: 'neutral', icon: 'ban' },
      },
    }),
    twoFactor: f.choice({
      label: 'Second factor',
      readOnly: true,
      hidden: true,
      assumed: true,
      default: 'none',
      values: {
        none: { label: 'None', tone: 'warning', icon: 'warning' },
        email: { label: 'E-mail', tone: 'info', icon: 'email' },
        sms: { label: 'SMS', tone: 'info', icon: 'sms' },
        app: { label: 'Authenticator app', tone: 'success', icon: 'key' },
      },
    }),
    language: f.choice({ label: 'Language', default: 'en', hidden: true, assumed: true, values: languages }),
    lastLoginAt: f.dateTime({ label: 'Last sign-in', readOnly: true, assumed: true }),
  },
  list: {
    columns: [
      'fullName',
      'username',
      'role',
      'roles',
      'status',
      'lastLoginAt',
      'email',
      'phone',
      'twoFactor',
      'language',
    ],
    sort: ['createdAt', 'ASC'],
    filters: ['role', 'status', 'roles', 'twoFactor', 'lastLoginAt'],
    presets: [{ label: 'Without second factor', filter: { twoFactor: ['none'] } }],
    card: { primary: 'fullName', secondary: 'email', aside: 'status' },
  },
  layout: [
    {
      label: 'Person',
      sections: [{ fields: ['fullName', 'username', 'email', 'password', 'phone', 'avatar', 'language'] }],
    },
    { label: 'Access', sections: [{ fields: ['role', 'roles', 'status', 'twoFactor', 'lastLoginAt'] }] },
  ],
  related: [{ resource: 'auditLogs', target: 'actor' }],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/activate',
      label: 'Activate',
      icon: 'check',
      tone: 'success',
      confirm: true,
      when: { status: { $in: ['invited', 'disabled'] } },
      effect: { status: 'active' },
      assumed: true,
    },
    unlock: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/unlock',
      label: 'Unlock',
      icon: 'key',
      tone: 'success',
      confirm: true,
      when: { status: 'locked' },
      effect: { status: 'active' },
      assumed: true,
    },
    invite: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/invite',
      label: 'Invite again',
      icon: 'email',
      tone: 'progress',
      confirm: true,
      when: { status: 'disabled' },
      effect: { status: 'invited' },
      assumed: true,
    },
    lock: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/lock',
      label: 'Lock',
      icon: 'lock',
      tone: 'warning',
      confirm: 'This person is signed out at once and can sign in again only when unlocked.',
      when: { status: 'active' },
      effect: { status: 'locked' },
      assumed: true,
    },
    disable: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/disable',
      label: 'Disable',
      icon: 'ban',
      tone: 'danger',
      confirm: 'This person is signed out at once and can no longer sign in.',
      when: { status: { $in: ['invited', 'active', 'locked'] } },
      effect: { status: 'disabled' },
      assumed: true,
    },
  },
  transitions: {
    status: {
      invited: ['active', 'disabled'],
      active: ['locked', 'disabled'],
      locked: ['active', 'disabled'],
      disabled: ['active', 'invited'],
    },
  },
  atLeast: [
    {
      count: 1,
      when: { role: 'superAdmin', status: 'active' },
      message: 'This is the last super admin: make somebody else one first.',
    },
  ],
  ownAccount: { locked: ['role', 'roles', 'status'], message: signedInWithThis },
  demo: { count: 8 },
});

const roles = defineResource({
  label: { one: 'Role', many: 'Roles' },
  menuLabel: 'Role',
  title: '{name}',
  icon: 'role',
  group: 'team',
  can: { delete: { isSystem: { $ne: true } } },
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      min: 2,
      max: 60,
      readOnlyWhen: { isSystem: true },
      fake: 'person.jobTitle',
    }),
    description: f.longText({
      label: 'Description',
      search: true,
      max: 300,
      wide: true,
      fake: { oneOf: ['For a single team.'] },
    }),
    isSystem: f.boolean({ label: 'Built in', readOnly: true, default: false, fake: { oneOf: [false] } }),
    ability: f.permissions({
      label: 'Permissions',
      wide: true,
      required: true,
      readOnlyWhen: { isSystem: true },
      extra: [
        { subject: 'ACL', label: 'Information pages' },
        { subject: 'Auth', label: 'Own account' },
      ],
    }),
  },
  list: {
    columns: ['name', 'description', 'ability', 'isSystem'],
    sort: ['name', 'ASC'],
    filters: ['isSystem'],
    card: { primary: 'name', secondary: 'description', aside: 'isSystem' },
  },
  related: [
    { resource: 'admins', target: 'roles' },
    { resource: 'users', target: 'roles' },
  ],
  demo: { count: 4 },
});

const packages = defineResource({
  label: { one: 'Package', many: 'Packages' },
  title: '{name}',
  icon: 'inventory',
  group: 'billing',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    description: f.longText({ label: 'Description', search: true, max: 500, wide: true, hidden: true }),
    credits: f.number({ label: 'SMS', required: true, integer: true, min: 1, max: 100000000 }),
    bonusCredits: f.number({ label: 'Free on top', integer: true, min: 0, max: 100000000 }),
    price: f.money({ label: 'Price', currency: 'EUR', min: '0', required: true }),
    validityDays: f.number({
      label: 'Valid for',
      help: 'Empty: no limit.',
      integer: true,
      min: 1,
      max: 3650,
      unit: 'day |||| days',
    }),
    status: f.choice({ label: 'Status', required: true, default: 'inactive', values: offerStates }),
    isPopular: f.boolean({ label: 'Recommended', default: false, hidden: true }),
  },
  list: {
    columns: [
      'name',
      'credits',
      'bonusCredits',
      'price',
      'validityDays',
      'status',
      'description',
      'isPopular',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'price', 'credits', 'isPopular'],
    presets: [{ label: 'On offer', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  demo: { count: 7 },
});

const plans = defineResource({
  label: { one: 'Plan', many: 'Plans' },
  menuLabel: 'Plan',
  title: '{name}',
  icon: 'plan',
  group: 'billing',
  form: 'dialog',
  bookmarked: true,
  route: '/apps/plans',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    description: f.longText({ label: 'Description', search: true, max: 500, wide: true, hidden: true }),
    price: f.money({
      label: 'Price',
      help: 'A change applies from the next period on.',
      currency: 'EUR',
      min: '0',
      required: true,
    }),
    billingCycle: f.choice({
      label: 'Billed',
      required: true,
      default: 'monthly',
      values: {
        monthly: { label: 'Monthly', icon: 'calendar' },
        yearly: { label: 'Yearly', icon: 'calendar' },
        custom: { label: 'By agreement', icon: 'edit' },
      },
    }),
    status: f.choice({
      label: 'Status',
      help: 'An archived plan stays with the customers who have it.',
      required: true,
      default: 'inactive',
      values: offerStates,
    }),
    smsMax: f.number({
      label: 'SMS per period',
      help: 'Empty: no limit.',
      integer: true,
      min: 1,
      max: 100000000,
    }),
    overagePrice: f.money({
      label: 'Each further SMS',
      currency: 'EUR',
      digits: 4,
      min: '0',
      showWhen: { smsMax: { $exists: true } },
    }),
    contactsMax: f.number({
      label: 'Contacts',
      help: 'Empty: no limit.',
      integer: true,
      min: 1,
      max: 100000000,
      hidden: true,
    }),
    smsPerMinute: f.number({
      label: 'Sending speed',
      integer: true,
      min: 1,
      max: 60000,
      unit: 'SMS per minute',
      hidden: true,
    }),
    taxRate: f.percent({ label: 'Tax', hidden: true }),
    apiAccess: f.boolean({ label: 'API access', default: true }),
    rollOver: f.boolean({ label: 'Keeps unused SMS', default: false, hidden: true }),
    isPopular: f.boolean({ label: 'Recommended', default: false, hidden: true }),
    website: f.url({ label: 'Terms', hidden: true }),
    limits: f.json({
      label: 'Further limits',
      help: 'Passed on to the sending engine as it is.',
      wide: true,
    }),
  },
  list: {
    columns: [
      'name',
      'price',
      'billingCycle',
      'smsMax',
      'overagePrice',
      'status',
      'apiAccess',
      'description',
      'contactsMax',
      'smsPerMinute',
      'taxRate',
      'rollOver',
      'isPopular',
      'website',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'billingCycle', 'price', 'smsMax', 'apiAccess'],
    presets: [{ label: 'On offer', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  layout: [
    {
      label: 'Plan',
      sections: [
        { fields: ['name', 'status', 'isPopular', 'description', 'website'] },
        { label: 'Price', fields: ['price', 'billingCycle', 'taxRate'] },
      ],
    },
    {
      label: 'Limits',
      sections: [
        {
          fields: [
            'smsMax',
            'overagePrice',
            'rollOver',
            'contactsMax',
            'smsPerMinute',
            'apiAccess',
            'limits',
          ],
        },
      ],
    },
  ],
  related: [
    { resource: 'users', target: 'currentPlan' },
    { resource: 'subscriptions', target: 'plan' },
  ],
  demo: { count: 6 },
});

const addons = defineResource({
  label: { one: 'Addon', many: 'Addons' },
  menuLabel: 'Addon',
  title: '{name}',
  icon: 'add',
  group: 'billing',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    type: f.choice({
      label: 'Type',
      required: true,
      default: 'sender_id',
      values: {
        sender_id: { label: 'Sender ID', icon: 'badge' },
        keyword: { label: 'Keyword', icon: 'tag' },
        number: { label: 'Number', icon: 'cell' },
        throughput: { label: 'Throughput', icon: 'up' },
        support: { label: 'Support', icon: 'help' },
      },
    }),
    price: f.money({ label: 'Price', currency: 'EUR', min: '0', required: true }),
    months: f.number({
      label: 'Runs for',
      help: 'The price is due again after that. Empty: it is paid once.',
      integer: true,
      min: 1,
      max: 60,
      unit: 'month |||| months',
    }),
    plans: f.references({ label: 'For plans', help: 'Empty: with every plan.', to: 'plans' }),
    status: f.choice({ label: 'Status', required: true, default: 'inactive', values: offerStates }),
    description: f.longText({ label: 'Description', search: true, max: 500, wide: true, hidden: true }),
  },
  list: {
    columns: ['name', 'type', 'price', 'months', 'plans', 'status', 'description'],
    sort: ['name', 'ASC'],
    filters: ['status', 'type', 'plans', 'price', 'months'],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  related: [{ resource: 'subscriptions', target: 'addons' }],
  demo: { count: 7 },
});

/* What the demonstration sells, at the price of the list; credit is for packages alone. */
const packageOf = (description: string, unitPrice: string) =>
  [{ type: 'package', description, qty: 1, unitPrice }] as const;
const soldDirectly = { status: 'fulfilled', coupon: null, tax: '0.00', invoice: null } as const;
const notPaid = { coupon: null, tax: '0.00', invoice: null, transactionId: null } as const;
const germany1000 = {
  ...soldDirectly,
  paymentMethod: 'card',
  items: packageOf('Germany 1,000', '89.0000'),
} as const;
const germany1000Taxed = { ...germany1000, tax: '16.91' } as const;
const germany5000Taxed = {
  ...soldDirectly,
  paymentMethod: 'directDebit',
  items: packageOf('Germany 5,000', '410.0000'),
  tax: '77.90',
} as const;
const france2500 = {
  ...soldDirectly,
  paymentMethod: 'card',
  items: packageOf('France 2,500', '158.7500'),
} as const;
const portugal10000 = {
  ...soldDirectly,
  paymentMethod: 'directDebit',
  items: packageOf('Portugal 10,000', '415.0000'),
} as const;
const europe25000 = {
  ...soldDirectly,
  paymentMethod: 'transfer',
  items: packageOf('Europe 25,000', '1650.0000'),
} as const;

/* Named, because the credit of the others is told by hand: it runs low, or a log knows it to the cent. */
const firstBuyersAtHome = { username: { $in: ['client', 'jonas.brandt'] } } as const;
const firstBuyersAbroad = {
  username: { $in: ['camille.laurent', 'sofia.navarro', 'noemie.keller'] },
} as const;
const buyersAtHome = {
  username: { $in: ['wiebke.hansen', 'stefan.huber', 'anke.dietrich', 'dirk.vollmer'] },
} as const;
const buyersInFrance = { username: { $in: ['julien.moreau', 'aurelie.picard'] } } as const;
const buyersInPortugal = {
  username: { $in: ['rita.mendonca', 'carla.fontes', 'pedro.salgueiro', 'joana.teles'] },
} as const;
const buyersAbroad = {
  username: { $in: ['sofia.navarro', 'noemie.keller', 'martina.egger', 'nadia.rahman', 'megan.price'] },
} as const;
const largeBuyers = { username: { $in: ['sofia.navarro', 'pedro.salgueiro'] } } as const;
const buyersWhoCancelled = { username: { $in: ['amelia.hart', 'megan.price', 'julien.moreau'] } } as const;
const buyersWhoseCardFailed = { username: { $in: ['luca.moretti', 'tiago.rocha', 'stefan.huber'] } } as const;
/* They are customers since a few days only, so what they ordered may still be open. */
const newBuyers = { username: { $in: ['isabelle.roux', 'filipe.antunes'] } } as const;

const orders = defineResource({
  label: { one: 'Order', many: 'Orders' },
  menuLabel: 'Purchase History',
  title: '{number}',
  icon: 'receipt',
  group: 'reports',
  readOnly: true,
  api: { source: 'orders', path: '/orders', assumed: true },
  live: { event: 'order', owner: 'user' },
  fields: {
    number: f.text({ label: 'Number', search: true, code: true, serial: 'ORD-{0000}' }),
    createdAt: f.dateTime({ label: 'Ordered', fake: { between: ['user.createdAt', 'user.lastLoginAt'] } }),
    user: f.reference({ label: 'Customer', to: 'users' }),
    status: f.choice({
      label: 'Status',
      values: {
        pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
        awaiting_confirmation: { label: 'Payment to be confirmed', tone: 'info', icon: 'payments' },
        paid: { label: 'Paid', tone: 'progress', icon: 'money' },
        fulfilled: { label: 'Fulfilled', tone: 'success', icon: 'check' },
        cancelled: { label: 'Cancelled', tone: 'neutral', icon: 'ban' },
        failed: { label: 'Failed', tone: 'danger', icon: 'error' },
        refunded: { label: 'Refunded', tone: 'warning', icon: 'undo' },
      },
    }),
    items: f.items({
      label: 'Items',
      wide: true,
      of: {
        type: f.choice({
          label: 'Type',
          values: {
            package: { label: 'Package', icon: 'inventory' },
            plan: { label: 'Plan', icon: 'plan' },
            addon: { label: 'Addon', icon: 'add' },
            senderId: { label: 'Sender ID', icon: 'badge' },
          },
        }),
        description: f.text({
          label: 'Description',
          fake: { oneOf: ['SMS credits Germany', 'Plan Standard', 'Further sender ID'] },
        }),
        qty: f.number({ label: 'Quantity', integer: true, min: 1, max: 100 }),
        unitPrice: f.money({ label: 'Unit price', currency: 'EUR', digits: 4, min: '0' }),
        total: f.money({ label: 'Total', currency: 'EUR', compute: { product: ['qty', 'unitPrice'] } }),
      },
    }),
    subtotal: f.money({ label: 'Subtotal', currency: 'EUR', compute: { sum: 'items.total' }, hidden: true }),
    coupon: f.text({ label: 'Coupon', code: true, hidden: true, fake: { oneOf: ['WELCOME10', 'AUTUMN'] } }),
    tax: f.money({ label: 'Tax', currency: 'EUR', min: '0', hidden: true }),
    total: f.money({ label: 'Total', currency: 'EUR', compute: { total: ['subtotal', 'tax'] } }),
    paymentMethod: f.choice({ label: 'Payment method', values: paymentMethods }),
    transactionId: f.text({
      label: 'Transaction',
      search: true,
      code: true,
      hidden: true,
      fake: 'tx_{{string.numeric(10)}}',
    }),
    invoice: f.reference({ label: 'Invoice', to: 'invoices' }),
    creditBefore: f.money({
      label: 'Credit before',
      currency: 'EUR',
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { sumOf: 'balanceEntries.balance', by: 'order', less: 'amount' },
    }),
    creditAfter: f.money({
      label: 'Credit after',
      currency: 'EUR',
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { sumOf: 'balanceEntries.balance', by: 'order' },
    }),
    paidAt: f.dateTime({
      label: 'Paid',
      hidden: true,
      showWhen: { status: { $in: ['paid', 'fulfilled', 'refunded'] } },
      fake: { minutesAfter: 'createdAt', minutes: [1, 40] },
    }),
    fulfilledAt: f.dateTime({
      label: 'Fulfilled',
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { minutesAfter: 'paidAt', minutes: [1, 20] },
    }),
  },
  list: {
    columns: [
      'number',
      'createdAt',
      'user',
      'status',
      'total',
      'paymentMethod',
      'invoice',
      'subtotal',
      'coupon',
      'tax',
      'transactionId',
      'creditBefore',
      'creditAfter',
      'paidAt',
      'fulfilledAt',
    ],
    filters: ['status', 'user', 'createdAt', 'total', 'paymentMethod', 'invoice'],
    presets: [{ label: 'To be confirmed', filter: { status: ['awaiting_confirmation'] } }],
    card: { primary: 'number', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: 'Order',
      sections: [
        { fields: ['number', 'status', 'user', 'createdAt', 'items'] },
        { label: 'Amounts', fields: ['subtotal', 'coupon', 'tax', 'total', 'creditBefore', 'creditAfter'] },
      ],
    },
    {
      label: 'Payment',
      sections: [{ fields: ['paymentMethod', 'transactionId', 'invoice', 'paidAt', 'fulfilledAt'] }],
    },
  ],
  transitions: {
    status: {
      pending: ['awaiting_confirmation', 'paid', 'cancelled', 'failed'],
      awaiting_confirmation: ['paid', 'cancelled', 'failed'],
      paid: ['fulfilled', 'cancelled', 'refunded'],
      fulfilled: ['refunded'],
      cancelled: [],
      failed: [],
      refunded: [],
    },
  },
  demo: {
    count: 14,
    each: [
      /* A record is dated by its place: in this order the sales grow, without leaps. */
      { field: 'user', when: firstBuyersAtHome, set: germany1000Taxed },
      {
        field: 'user',
        when: newBuyers,
        set: {
          coupon: null,
          tax: '0.00',
          invoice: null,
          status: 'paid',
          paymentMethod: 'card',
          items: [{ type: 'plan', description: 'Basic', qty: 1, unitPrice: '19.0000' }],
        },
      },
      { field: 'user', when: buyersAtHome, set: germany5000Taxed },
      { field: 'user', when: firstBuyersAbroad, set: germany1000 },
      { field: 'user', when: firstBuyersAtHome, set: germany5000Taxed },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAbroad, set: france2500 },
      { field: 'user', when: buyersInPortugal, set: { ...portugal10000, paymentMethod: 'card' } },
      { field: 'user', when: buyersInPortugal, set: portugal10000 },
      { field: 'user', when: buyersAtHome, set: germany1000Taxed },
      { field: 'user', when: buyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'directDebit' } },
      { field: 'user', when: firstBuyersAbroad, set: { ...france2500, paymentMethod: 'transfer' } },
      {
        field: 'user',
        when: buyersWhoCancelled,
        set: {
          ...notPaid,
          status: 'cancelled',
          paymentMethod: 'transfer',
          items: packageOf('Germany 1,000', '89.0000'),
        },
      },
      { field: 'user', when: buyersAbroad, set: france2500 },
      { field: 'user', when: firstBuyersAtHome, set: germany5000Taxed },
      { field: 'user', when: firstBuyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'transfer' } },
      { field: 'user', when: buyersAbroad, set: germany1000 },
      {
        field: 'user',
        when: newBuyers,
        set: {
          ...notPaid,
          status: 'pending',
          paymentMethod: 'transfer',
          items: [{ type: 'addon', description: 'Further sender ID', qty: 1, unitPrice: '12.5000' }],
        },
      },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAtHome, set: germany1000Taxed },
      {
        field: 'user',
        when: buyersWhoseCardFailed,
        set: {
          ...notPaid,
          status: 'failed',
          paymentMethod: 'card',
          items: packageOf('Germany 1,000', '89.0000'),
        },
      },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAbroad, set: { ...germany1000, paymentMethod: 'directDebit' } },
      { field: 'user', when: firstBuyersAbroad, set: france2500 },
      { field: 'user', when: largeBuyers, set: europe25000 },
      { field: 'user', when: firstBuyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'directDebit' } },
    ],
  },
});

/* What the product tells people about: the templates are written for it, and everybody chooses the channels. */
const noticeEvents = {
  lowBalance: { label: 'Low balance' },
  zeroBalance: { label: 'Balance used up' },
  invoiceSent: { label: 'Invoice sent' },
  invoicePastDue: { label: 'Invoice past due' },
  paymentReceived: { label: 'Payment received' },
  senderIdReviewed: { label: 'Sender ID reviewed' },
  campaignFinished: { label: 'Campaign finished or failed' },
  newDevice: { label: 'Sign-in from a new device' },
  apiKeyCreated: { label: 'API key created' },
  operatorOutage: { label: 'Operator out of service' },
} as const;

const channels = {
  email: { label: 'E-mail', tone: 'info', icon: 'email' },
  sms: { label: 'SMS', tone: 'info', icon: 'sms' },
  app: { label: 'In the app', tone: 'info', icon: 'bell' },
} as const;

const channelFlags = {
  email: f.boolean({ label: channels.email.label, default: false }),
  sms: f.boolean({ label: channels.sms.label, default: false }),
  app: f.boolean({ label: channels.app.label, default: false }),
};

const results = {
  ok: { label: 'Done', tone: 'success', icon: 'check' },
  denied: { label: 'Refused', tone: 'warning', icon: 'block' },
  error: { label: 'Error', tone: 'danger', icon: 'error' },
} as const;

const times = 'Time' as const;

const notificationTemplates = defineResource({
  label: { one: 'Notification Template', many: 'Notification Templates' },
  menuLabel: 'Notification Template',
  title: '{name}',
  icon: 'draft',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      max: 80,
      fake: 'company.buzzPhrase',
    }),
    event: f.choice({ label: 'Event', required: true, values: noticeEvents }),
    channel: f.choice({ label: 'Channel', required: true, default: 'email', values: channels }),
    group: f.reference({
      label: 'Recipients',
      help: 'Empty: only the person it concerns.',
      to: 'notificationGroups',
    }),
    language: f.choice({ label: 'Language', required: true, default: 'en', values: languages }),
    title: f.text({
      label: 'Title',
      requiredWhen: { channel: { $ne: 'sms' } },
      showWhen: { channel: { $ne: 'sms' } },
      search: true,
      max: 120,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Your account', 'Please take note'] },
    }),
    body: f.longText({
      label: 'Body',
      help: 'Words in braces such as {name} or {balance} are filled in.',
      required: true,
      search: true,
      rows: 8,
      max: 5000,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Hello {name}, please look at your account.'] },
    }),
    critical: f.boolean({ label: 'Cannot be muted', default: false }),
    status: f.choice({
      label: 'Status',
      readOnly: true,
      default: 'draft',
      values: { draft: { label: 'Draft', tone: 'neutral', icon: 'draft' }, ...switchStates },
    }),
  },
  list: {
    columns: ['name', 'event', 'channel', 'group', 'language', 'status', 'critical', 'title', 'body'],
    sort: ['name', 'ASC'],
    filters: ['event', 'channel', 'status', 'language', 'group', 'critical'],
    presets: [{ label: 'Not in use', filter: { status: ['draft', 'inactive'] } }],
    card: { primary: 'name', secondary: 'event', aside: 'status' },
  },
  layout: [
    {
      label: 'Template',
      sections: [
        { fields: ['name', 'event', 'channel', 'language', 'group', 'critical', 'status'] },
        { label: 'Message', fields: ['title', 'body'] },
      ],
    },
  ],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/notificationTemplates/:id/activate',
      label: 'Activate',
      icon: 'play',
      tone: 'success',
      when: { status: { $in: ['draft', 'inactive'] } },
      effect: { status: 'active' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /v1/notificationTemplates/:id/deactivate',
      label: 'Deactivate',
      icon: 'pause',
      tone: 'warning',
      confirm: 'Nobody is told about this event any more in this way.',
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
  },
  transitions: { status: { draft: ['active'], active: ['inactive'], inactive: ['active'] } },
  demo: { count: 12 },
});

const notificationGroups = defineResource({
  label: { one: 'Notification Group', many: 'Notification Groups' },
  menuLabel: 'Notification Group',
  title: '{name}',
  icon: 'groups',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: 'Name',
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.department',
    }),
    description: f.longText({
      label: 'Description',
      search: true,
      max: 300,
      wide: true,
      fake: { oneOf: ['Told about what concerns their work.'] },
    }),
    status: f.choice({ label: 'Status', required: true, default: 'active', values: switchStates }),
  },
  list: {
    columns: ['name', 'description', 'status'],
    sort: ['name', 'ASC'],
    filters: ['status'],
    card: { primary: 'name', secondary: 'description', aside: 'status' },
  },
  related: [
    { resource: 'subscribers', target: 'groups', label: 'Members' },
    { resource: 'notificationTemplates', target: 'group' },
  ],
  demo: { count: 7 },
});

const subscribers = defineResource({
  label: { one: 'Subscriber', many: 'Subscribers' },
  title: '{name}',
  icon: 'contacts',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.person({ label: 'Name', secondary: 'email', required: true, search: true }),
    email: f.email({
      label: 'E-mail',
      requiredWhen: { phone: null },
      unique: true,
      search: true,
      hidden: true,
    }),
    phone: f.phone({ label: 'Phone', search: true }),
    language: f.choice({ label: 'Language', required: true, default: 'en', values: languages }),
    groups: f.references({ label: 'Groups', to: 'notificationGroups' }),
    status: f.choice({
      label: 'Status',
      help: 'Inactive: nothing is sent.',
      required: true,
      default: 'active',
      values: switchStates,
    }),
  },
  list: {
    columns: ['name', 'phone', 'language', 'groups', 'status', 'email'],
    sort: ['name', 'ASC'],
    filters: ['groups', 'language', 'status'],
    presets: [{ label: 'Active', filter: { status: ['active'] } }],
    card: { primary: 'name', secondary: 'groups', aside: 'status' },
  },
  demo: { count: 12 },
});

/* What the bell of a customer shows. Staff see here what went to whom and whether it was read. */
const dashboardNotis = defineResource({
  label: { one: 'Dashboard notification', many: 'Dashboard notifications' },
  title: '{title}',
  icon: 'bell',
  group: 'notifications',
  can: { create: false, edit: false },
  live: { event: 'notification', owner: 'user' },
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    user: f.reference({ label: 'Customer', to: 'users', required: true }),
    title: f.text({
      label: 'Title',
      required: true,
      search: true,
      fake: {
        oneOf: [
          'Your balance is low',
          'A new invoice is ready',
          'Your payment has arrived',
          'A campaign has finished',
          'Sign-in from a new device',
        ],
      },
    }),
    body: f.longText({
      label: 'Text',
      hidden: true,
      search: true,
      fake: { oneOf: ['Open the area in question to see the details.'] },
    }),
    category: f.choice({
      label: 'Category',
      values: {
        billing: { label: 'Billing', icon: 'payments' },
        sender_id: { label: 'Sender ID', icon: 'badge' },
        campaign: { label: 'Campaign', icon: 'campaign' },
        security: { label: 'Security', icon: 'shield' },
        system: { label: 'System', icon: 'settings' },
      },
    }),
    severity: f.choice({
      label: 'Severity',
      values: {
        info: { label: 'Information', tone: 'info', icon: 'help' },
        success: { label: 'Success', tone: 'success', icon: 'check' },
        warning: { label: 'Warning', tone: 'warning', icon: 'warning' },
        error: { label: 'Error', tone: 'danger', icon: 'error' },
      },
    }),
    read: f.boolean({ label: 'Read' }),
    expiresAt: f.dateTime({ label: 'Shown until', hidden: true, fake: { oneOf: [null] } }),
  },
  list: {
    columns: ['createdAt', 'user', 'title', 'category', 'severity', 'read', 'expiresAt'],
    filters: ['user', 'category', 'severity', 'read', 'createdAt'],
    presets: [{ label: 'Not read', filter: { read: false } }],
    card: { primary: 'title', secondary: 'user', aside: 'severity' },
  },
  demo: { count: 18 },
});

const auditLogs = defineResource({
  label: { one: 'Audit Log entry', many: 'Audit Log' },
  title: '{action}: {record}',
  icon: 'policy',
  group: 'reports',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    actorType: f.choice({
      label: 'Done by',
      hidden: true,
      values: {
        admin: { label: admins.label.one, tone: 'info', icon: 'shield' },
        customer: { label: 'Customer', icon: 'person' },
        api: { label: 'API', icon: 'key' },
        system: { label: 'System', icon: 'settings' },
      },
      fake: { oneOf: ['admin'] },
    }),
    actor: f.reference({ label: admins.label.one, to: 'admins', showWhen: { actorType: 'admin' } }),
    onBehalfOf: f.reference({
      label: 'On behalf of',
      help: 'The customer as whom the admin was signed in.',
      to: 'users',
      onDelete: 'clear',
    }),
    action: f.choice({
      label: 'Action',
      values: {
        create: { label: 'Create', tone: 'success', icon: 'add' },
        update: { label: 'Change', tone: 'info', icon: 'edit' },
        delete: { label: 'Delete', tone: 'danger', icon: 'delete' },
        approve: { label: 'Approve', tone: 'success', icon: 'check' },
        reject: { label: 'Reject', tone: 'danger', icon: 'block' },
        suspend: { label: 'Suspend', tone: 'warning', icon: 'pause' },
        topup: { label: 'Top up', tone: 'info', icon: 'money' },
        export: { label: 'Export', icon: 'download' },
        import: { label: 'Import', icon: 'upload' },
        login: { label: 'Sign in', icon: 'key' },
        logout: { label: 'Sign out', icon: 'signOut' },
        impersonate_start: { label: 'Enter account', tone: 'warning', icon: 'person' },
        impersonate_end: { label: 'Leave account', icon: 'undo' },
      },
      fake: { oneOf: ['update'] },
    }),
    resource: f.choice({
      label: 'Area',
      values: {
        senderIds: { label: senderIds.label.many },
        spamWords: { label: spamWords.label.many },
        campaigns: { label: campaigns.label.many },
        smsLogs: { label: smsLogs.label.many },
        operators: { label: operators.label.many },
        pricingRanges: { label: pricingRanges.label.many },
        users: { label: users.label.many },
        subscriptions: { label: subscriptions.label.many },
        invoices: { label: invoices.label.many },
        contactGroups: { label: contactGroups.label.many },
        contacts: { label: contacts.label.many },
        packages: { label: packages.label.many },
        plans: { label: plans.label.many },
        addons: { label: addons.label.many },
        orders: { label: orders.label.many },
        admins: { label: admins.label.many },
        roles: { label: roles.label.many },
      },
      fake: { oneOf: ['users'] },
    }),
    record: f.text({ label: 'Record', search: true, fake: 'person.fullName' }),
    recordId: f.text({
      label: 'Record ID',
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 24, casing: 'lower', prefix: '' }] },
    }),
    change: f.diff({
      label: 'Change',
      resourceField: 'resource',
      wide: true,
      hidden: true,
      fake: {
        oneOf: [
          { before: { lowCredit: '25.00' }, after: { lowCredit: '50.00' } },
          { before: { apiEnabled: false }, after: { apiEnabled: true } },
          { before: { language: 'en' }, after: { language: 'de' } },
        ],
      },
    }),
    reason: f.longText({ label: 'Reason', search: true, wide: true, hidden: true, fake: { oneOf: [null] } }),
    result: f.choice({ label: 'Result', values: results, fake: { oneOf: ['ok'] } }),
    ip: f.text({ label: 'IP address', code: true, search: true, hidden: true, fake: 'internet.ipv4' }),
    userAgent: f.text({
      label: 'Browser',
      hidden: true,
      wide: true,
      fake: { oneOf: ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'] },
    }),
    requestId: f.text({
      label: 'Request ID',
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 12, casing: 'lower', prefix: '' }] },
    }),
  },
  list: {
    columns: [
      'createdAt',
      'actor',
      'action',
      'resource',
      'record',
      'onBehalfOf',
      'result',
      'actorType',
      'recordId',
      'change',
      'reason',
      'ip',
      'userAgent',
      'requestId',
    ],
    filters: ['actor', 'action', 'resource', 'createdAt', 'result', 'onBehalfOf', 'actorType', 'ip'],
    presets: [
      { label: 'Did not succeed', filter: { result: ['denied', 'error'] } },
      { label: 'In a customer’s account', filter: { action: ['impersonate_start', 'impersonate_end'] } },
    ],
    card: { primary: 'record', secondary: 'createdAt', aside: 'action' },
  },
  layout: [
    {
      label: 'Entry',
      sections: [
        { fields: ['createdAt', 'action', 'result', 'actorType', 'actor', 'onBehalfOf', 'reason'] },
        { fields: ['resource', 'record', 'recordId', 'change'] },
      ],
    },
    { label: 'Request', sections: [{ fields: ['ip', 'requestId', 'userAgent'] }] },
  ],
  demo: { count: 16 },
});

const userLogs = defineResource({
  label: { one: 'User Log entry', many: 'User Log' },
  title: '{event} – {createdAt}',
  icon: 'history',
  group: 'reports',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    user: f.reference({ label: 'Customer', to: 'users', onDelete: 'clear' }),
    event: f.choice({
      label: 'Event',
      values: {
        login: { label: 'Sign-in', icon: 'key' },
        logout: { label: 'Sign-out', icon: 'signOut' },
        password_changed: { label: 'Password changed', tone: 'info', icon: 'lock' },
        two_factor_changed: { label: 'Second factor changed', tone: 'info', icon: 'shield' },
        api_key_created: { label: noticeEvents.apiKeyCreated.label, tone: 'warning', icon: 'add' },
        api_key_revoked: { label: 'API key revoked', tone: 'warning', icon: 'ban' },
        send: { label: 'Sending', tone: 'progress', icon: 'send' },
        import: { label: 'Import', icon: 'upload' },
        export: { label: 'Export', icon: 'download' },
      },
    }),
    result: f.choice({ label: 'Result', values: results, fake: { oneOf: ['ok', 'ok', 'ok', 'denied'] } }),
    details: f.text({ label: 'Details', search: true, hidden: true, wide: true, fake: { oneOf: [null] } }),
    ip: f.text({ label: 'IP address', code: true, search: true, fake: 'internet.ipv4' }),
    country: f.text({
      label: 'Country',
      code: true,
      fake: { oneOf: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB'] },
    }),
    device: f.text({
      label: 'Device',
      search: true,
      fake: { oneOf: ['Chrome, Windows', 'Safari, iPhone', 'Firefox, Linux', 'Edge, Windows', 'API'] },
    }),
  },
  list: {
    columns: ['createdAt', 'user', 'event', 'result', 'ip', 'country', 'device', 'details'],
    filters: ['user', 'event', 'createdAt', 'result', 'country', 'ip'],
    presets: [
      { label: 'Refused sign-ins', filter: { event: ['login'], result: ['denied'] } },
      {
        label: 'Keys and passwords',
        filter: { event: ['password_changed', 'two_factor_changed', 'api_key_created', 'api_key_revoked'] },
      },
    ],
    card: { primary: 'user', secondary: 'createdAt', aside: 'event' },
  },
  demo: { count: 40 },
});

const books = defineResource({
  label: { one: 'Sample book', many: 'Sample books' },
  menuLabel: 'Book Log',
  title: '{title}',
  icon: 'book',
  group: 'reports',
  api: { assumed: true },
  fields: {
    title: f.text({ label: 'Title', required: true, search: true, max: 200, fake: 'book.title' }),
    author: f.text({ label: 'Author', required: true, search: true, max: 120, fake: 'book.author' }),
  },
  list: { sort: ['title', 'ASC'], filters: ['author'], card: { primary: 'title', secondary: 'author' } },
  demo: { count: 12 },
});

const mySetting = defineResource({
  label: { one: 'My Setting', many: 'My Setting' },
  title: 'My Setting',
  icon: 'person',
  group: 'settings',
  single: 'own',
  api: { assumed: true },
  ofAccount: ['fullName', 'avatar'],
  fields: {
    fullName: f.text({ label: 'Name', required: true, max: 120, fake: 'person.fullName' }),
    avatar: f.image({ label: 'Picture' }),
    language: f.choice({ label: 'Language of messages', required: true, default: 'en', values: languages }),
    timeZone: f.text({
      label: 'Time zone',
      help: 'As in Europe/Lisbon: it knows summer time, which a fixed offset does not.',
      required: true,
      default: 'Europe/Berlin',
      max: 40,
      pattern: '^(UTC|[A-Z][A-Za-z]+(/[A-Za-z_+-]+){1,2})$',
      patternMessage: 'Area and city, such as Europe/Lisbon.',
    }),
    dateFormat: f.choice({
      label: 'Dates in exports',
      default: 'iso',
      values: {
        iso: { label: '2026-11-21' },
        dots: { label: '21.11.2026' },
        slashes: { label: '21/11/2026' },
      },
    }),
    twoFactor: f.choice({
      label: 'Second factor',
      default: 'none',
      values: {
        none: { label: 'None', tone: 'warning', icon: 'warning' },
        email: channels.email,
        sms: channels.sms,
        app: { label: 'Authenticator app', tone: 'success', icon: 'key' },
      },
    }),
    signOutMinutes: f.number({
      label: 'Sign me out after',
      help: 'Without any activity. Empty: as the Role Setting says.',
      integer: true,
      min: 5,
      max: 1440,
      unit: 'minute |||| minutes',
    }),
    passwordChangedAt: f.dateTime({ label: 'Password changed', readOnly: true }),
  },
  actions: {
    changePassword: {
      on: 'row',
      call: 'POST /v1/mySetting/changePassword',
      label: 'Change password',
      icon: 'key',
      can: ['edit', 'mySetting'],
      form: {
        present: f.password({ label: 'Present password', required: true, present: true }),
        password: f.password({
          label: 'New password',
          help: 'At least 8 characters. Everywhere else you are signed out.',
          required: true,
        }),
        repeated: f.password({ label: 'New password again', required: true }),
      },
      checks: [
        {
          field: 'password',
          op: '!=',
          other: 'present',
          message: 'Choose another one than the present password.',
        },
        {
          field: 'repeated',
          op: '=',
          other: 'password',
          message: 'This is not the same as the new password.',
        },
      ],
      account: { proof: 'present', password: 'password' },
      stamp: ['passwordChangedAt'],
      done: 'Your password is changed. Other sessions of yours have ended.',
      assumed: true,
    },
  },
  layout: [
    {
      label: 'Account',
      sections: [
        { fields: ['fullName', 'avatar'] },
        { label: 'Language and time', fields: ['language', 'timeZone', 'dateFormat'] },
        { label: 'Security', fields: ['twoFactor', 'signOutMinutes', 'passwordChangedAt'] },
      ],
    },
  ],
});

const roleSetting = defineResource({
  label: { one: 'Role Setting', many: 'Role Setting' },
  title: 'Role Setting',
  icon: 'role',
  group: 'settings',
  single: 'one',
  route: '/apps/setting/roleSetting',
  api: { assumed: true },
  fields: {
    defaultRole: f.reference({ label: 'Role of new users', to: 'roles', required: true }),
    selfRegistration: f.boolean({ label: 'People may register', default: false }),
    passwordMin: f.number({
      label: 'Shortest password',
      required: true,
      default: 10,
      integer: true,
      min: 8,
      max: 64,
      unit: 'character |||| characters',
    }),
    passwordMixed: f.boolean({ label: 'Letters and digits', default: true }),
    attempts: f.number({
      label: 'Wrong passwords before locking',
      default: 5,
      integer: true,
      min: 3,
      max: 20,
    }),
    sessionMinutes: f.number({
      label: 'Session',
      help: 'Without any activity, people are signed out after this time.',
      required: true,
      default: 60,
      integer: true,
      min: 5,
      max: 1440,
      unit: 'minute |||| minutes',
    }),
    twoFactorRequired: f.choice({
      label: 'Second factor required',
      required: true,
      default: 'admins',
      values: {
        nobody: { label: 'Of nobody', tone: 'warning' },
        admins: { label: 'Of admins', tone: 'info' },
        everybody: { label: 'Of everybody', tone: 'success' },
      },
    }),
  },
  layout: [
    {
      label: 'New accounts',
      sections: [
        { fields: ['defaultRole', 'selfRegistration'] },
        { label: 'Passwords', fields: ['passwordMin', 'passwordMixed', 'attempts'] },
        { label: 'Signing in', fields: ['sessionMinutes', 'twoFactorRequired'] },
      ],
    },
  ],
});

const emailSetting = defineResource({
  label: { one: 'Email Setting', many: 'Email Setting' },
  title: 'Email Setting',
  icon: 'email',
  group: 'settings',
  single: 'one',
  route: '/apps/emailSetting',
  api: { assumed: true },
  fields: {
    host: f.text({
      label: 'Server',
      required: true,
      max: 253,
      pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
      patternMessage: 'The name of a server, such as smtp.example.com.',
      fake: 'internet.domainName',
    }),
    port: f.number({ label: 'Port', required: true, default: 587, integer: true, min: 1, max: 65535 }),
    encryption: f.choice({
      label: 'Encryption',
      required: true,
      default: 'starttls',
      values: {
        starttls: { label: 'STARTTLS', tone: 'success', icon: 'lock' },
        tls: { label: 'TLS', tone: 'success', icon: 'lock' },
        none: {
          label: 'None',
          tone: 'danger',
          icon: 'warning',
          advice: 'User name and password travel in the open.',
        },
      },
    }),
    username: f.text({ label: 'User name', max: 120, fake: 'internet.username' }),
    password: f.password({ label: 'Password', min: 1 }),
    fromName: f.text({ label: 'Sender’s name', required: true, max: 80, fake: 'company.name' }),
    fromEmail: f.email({ label: 'Sender’s address', required: true }),
    testedAt: f.dateTime({ label: 'Last try', readOnly: true, fake: { oneOf: [null] } }),
    testedTo: f.email({ label: 'Tried with', readOnly: true, fake: { oneOf: [null] } }),
    testResult: f.choice({
      label: 'What came of it',
      readOnly: true,
      fake: { oneOf: [null] },
      values: {
        checked: { label: 'Settings complete, nothing sent', tone: 'info', icon: 'search' },
        accepted: { label: 'Accepted by the server', tone: 'success', icon: 'check' },
        refused: { label: 'Refused by the server', tone: 'danger', icon: 'error' },
      },
    }),
  },
  actions: {
    sendTest: {
      on: 'row',
      call: 'POST /v1/emailSetting/sendTest',
      label: 'Send a test mail',
      icon: 'send',
      can: ['edit', 'emailSetting'],
      form: { testedTo: f.email({ label: 'Address', required: true }) },
      complete: true,
      effect: { testResult: 'checked' },
      stamp: ['testedAt'],
      done: 'The settings are complete and the try is noted. Nothing was sent: this server has no mail connection.',
      assumed: true,
    },
  },
  layout: [
    {
      label: 'Outgoing e-mail',
      sections: [
        { label: 'Server', fields: ['host', 'port', 'encryption', 'username', 'password'] },
        { label: 'Sender', fields: ['fromName', 'fromEmail'] },
        { label: 'Test mail', fields: ['testedAt', 'testedTo', 'testResult'] },
      ],
    },
  ],
});

const notificationSetting = defineResource({
  label: { one: 'Notification Setting', many: 'Notification Setting' },
  title: 'Notification Setting',
  icon: 'bell',
  group: 'settings',
  single: 'own',
  api: { assumed: true },
  fields: {
    threshold: f.money({
      label: 'Balance is low below',
      required: true,
      default: '25.00',
      currency: 'EUR',
      min: '0',
    }),
    lowBalance: f.group({
      ...noticeEvents.lowBalance,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    zeroBalance: f.group({
      ...noticeEvents.zeroBalance,
      default: { email: true, sms: true, app: true },
      of: channelFlags,
    }),
    invoiceSent: f.group({
      ...noticeEvents.invoiceSent,
      default: { email: true, sms: false, app: false },
      of: channelFlags,
    }),
    invoicePastDue: f.group({
      ...noticeEvents.invoicePastDue,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    paymentReceived: f.group({
      ...noticeEvents.paymentReceived,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    senderIdReviewed: f.group({
      ...noticeEvents.senderIdReviewed,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    campaignFinished: f.group({
      ...noticeEvents.campaignFinished,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    newDevice: f.group({
      ...noticeEvents.newDevice,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    apiKeyCreated: f.group({
      ...noticeEvents.apiKeyCreated,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    operatorOutage: f.group({
      ...noticeEvents.operatorOutage,
      default: { email: true, sms: true, app: true },
      of: channelFlags,
    }),
  },
  layout: [
    {
      label: 'Notifications',
      sections: [
        {
          label: 'Money',
          fields: [
            'threshold',
            'lowBalance',
            'zeroBalance',
            'invoiceSent',
            'invoicePastDue',
            'paymentReceived',
          ],
        },
        { label: 'Sending', fields: ['senderIdReviewed', 'campaignFinished', 'operatorOutage'] },
        { label: 'Security', fields: ['newDevice', 'apiKeyCreated'] },
      ],
    },
  ],
});

/* A policy says what the provider does; whoever runs this has it checked and puts their own name and address in. */
const privacyAndPolicy =
  `This page says what we do with personal data, what may be sent through this service, and whom to ask. It holds for customers, for their staff and for everybody who receives a message.

# What we keep

- Customer accounts: name, company, e-mail address, phone number, tax number and the way invoices are paid.
- Contacts: the phone numbers, names and other details that customers store in their contact groups. They belong to the customer. We process them on the customer’s behalf only.
- Messages: sender ID, recipient, text, time, number of parts, price, and what the operator reported about the delivery.
- Use of this service: sign-ins, changes made to records and the addresses they came from.

# What we use it for

We deliver messages, report on them, send invoices, answer questions, and find out about fraud and abuse. We do not sell personal data, do not advertise to recipients and do not read messages out of curiosity: staff opens a message only to solve a problem or to check a complaint.

# How long we keep it

- Message texts: 90 days, then they are removed from the log.
- Delivery data without the text: 12 months, so that invoices can be checked.
- Invoices and payments: as long as tax law demands, up to 10 years.
- Audit and user logs: 12 months.
- Contacts: until the customer deletes them, and 30 days at most after an account is closed.
- Numbers that opted out: for as long as the account exists, because forgetting them would mean writing to them again.

# Who receives data

Mobile operators and the carriers on the way to them receive the sender ID, the recipient and the text, because no message arrives without. Our hosting and payment partners process data under contract and under our instructions. Authorities receive data only when the law obliges us.

# What may be sent

- Only to people who agreed to receive messages, or who expect them from a business they deal with. Keep a proof of that consent.
- With a way out in every marketing message, such as replying STOP. Who opts out is left out of every later campaign at once, imports included.
- At times that local law allows for marketing.
- Under a sender ID that you may use. Names of banks, authorities and other brands need a proof before we approve them.
- No fraud, phishing, malware, hate, threats, or offers that are illegal where the recipient lives.

Messages with words from our spam list are held back and may be checked by a person. Breaking these rules can stop a campaign, withdraw a sender ID or close an account. Fines of an operator are charged to whoever caused them.

# How data is protected

All connections are encrypted, passwords are stored only as hashes, staff sees what their role needs, and every change is written to the audit log. If data is lost to somebody in spite of this, we tell the customers concerned within 72 hours.

# Your rights

You can see, correct, export or delete your data, object to its use, or complain to a data protection authority. Whoever received a message and wants to know why can ask the sender or us: we name the customer responsible and block the number if that is wished.

# Whom to ask

Write to the support of your account. We answer questions on privacy within 30 days, and reports of abuse within one working day. When this page changes in a way that matters, customers are told 30 days before.` as const;

/* What became of the messages, as the charts tell it. */
const outcomes = [
  { label: 'Delivered', where: { status: ['delivered'] } },
  { label: 'Not delivered', where: { status: notDelivered } },
  { label: 'No receipt', where: { status: ['unknown'] } },
  { label: 'On the way', where: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
  { label: 'Cancelled', where: { status: ['cancelled'] } },
] as const;

const messagesByTime = { ...messageCount.metric, during: 'createdAt' } as const;
const deliveryByTime = { ...deliveryRate.metric, during: 'createdAt' } as const;
const costByTime = { ...messageCost.metric, during: 'createdAt' } as const;

const ordersByTime = { of: 'orders', during: 'createdAt' } as const;
/* What was bought and paid for; what is billed besides is asked for by invoices. */
const paidOrders = { ...ordersByTime, where: { status: ['paid', 'fulfilled'] } } as const;
const revenue = { ...paidOrders, measure: 'sum', field: 'total' } as const;
const revenueLabel = 'Revenue' as const;

const dashboards = {
  ecommerce: {
    label: 'eCommerce Dashboard',
    icon: 'dashboard',
    group: 'dashboards',
    home: 'demo',
    ranges: true,
    headline: {
      metric: revenue,
      up: 'Revenue is up {change}',
      down: 'Revenue is down {change}',
      same: 'Revenue in this time: {value}',
    },
    widgets: [
      { type: 'number', label: 'Orders', metric: ordersByTime },
      { type: 'number', label: revenueLabel, metric: revenue },
      {
        type: 'number',
        label: 'Packages sold',
        metric: { of: 'orders', where: { status: ['fulfilled'] }, during: 'fulfilledAt' },
      },
      {
        type: 'number',
        label: 'Average order',
        metric: { ...ordersByTime, measure: 'average', field: 'total' },
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
      { type: 'breakdown', label: 'How orders are paid', metric: ordersByTime, by: 'paymentMethod' },
      {
        type: 'records',
        label: 'Purchase history',
        metric: ordersByTime,
        columns: ['user', 'status', 'total'],
        sort: ['createdAt', 'DESC'],
      },
      {
        type: 'records',
        label: 'Orders to be confirmed',
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
    icon: 'chart',
    group: 'dashboards',
    ranges: true,
    headline: {
      metric: messagesByTime,
      up: 'Traffic is up {change}',
      down: 'Traffic is down {change}',
      same: 'Messages in this time: {value}',
    },
    widgets: [
      { type: 'number', label: messageCount.label, metric: messagesByTime },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime },
      { type: 'number', label: messageCost.label, metric: costByTime },
      { type: 'number', label: 'New customers', metric: { of: 'users', during: 'createdAt' } },
      { type: 'trend', label: 'Messages over time', metric: messagesByTime, parts: outcomes },
      { type: 'breakdown', label: 'What became of them', metric: messagesByTime, parts: outcomes },
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
      up: 'Delivery is up {change}: {value} arrive',
      down: 'Delivery is down {change}: {value} arrive',
      same: 'Of the messages of 28 days, {value} arrive',
    },
    checklist: {
      label: 'First steps',
      steps: [
        { label: 'Add an operator', metric: { of: 'operators' }, opens: 'create' },
        { label: 'Create a plan', metric: { of: 'plans' }, opens: 'create' },
        { label: 'Invite a colleague', metric: { of: 'admins' }, atLeast: 2, opens: 'create' },
        { label: 'Add the first customer', metric: { of: 'users' }, opens: 'create' },
        { label: 'Approve a sender ID', metric: { of: 'senderIds', where: { status: ['approved'] } } },
      ],
    },
    widgets: [
      { type: 'number', label: 'Messages today', metric: messagesByTime, span: 'today', compare: false },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime, span: 'last28Days' },
      {
        type: 'number',
        label: 'On the way',
        metric: { of: 'smsLogs', where: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
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
        label: 'Operators, worst delivery first',
        metric: deliveryByTime,
        span: 'last28Days',
        by: 'operator',
        order: 'ASC',
        beside: [{ label: messageCount.label, metric: messagesByTime }],
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
        label: 'Campaigns under way',
        metric: { of: 'campaigns', where: { status: ['queued', 'running', 'paused'] } },
        columns: ['user', 'status'],
        age: 'startedAt',
        sort: ['startedAt', 'ASC'],
      },
      {
        type: 'records',
        label: 'Customers below their threshold',
        metric: { of: 'users', where: { status: ['active'], reserve_lte: '-0.01' } },
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
    ],
  },
} as const;

export default defineAdmin({
  name: 'SMS Gateway',
  groups: {
    dashboards: { label: 'Dashboards', icon: 'dashboard' },
    sms: { label: 'SMS', icon: 'sms' },
    customers: { label: 'Customers', icon: 'groups' },
    billing: { label: 'Billing', icon: 'payments' },
    notifications: { label: 'Notifications', icon: 'bell' },
    team: { label: 'Team', icon: 'shield' },
    reports: { label: 'Reports', icon: 'chart' },
    settings: { label: 'Settings', icon: 'settings' },
  },
  dashboards,
  pages: {
    privacyPolicy: {
      label: 'Privacy&Policy',
      icon: 'policy',
      group: 'settings',
      route: '/apps/privacyPolicy',
      subject: 'ACL',
      footer: true,
      text: privacyAndPolicy,
    },
  },
  accounts: {
    resources: { users: { may: { status: 'active' } }, admins: { may: { status: 'active' } } },
    first: { resource: 'admins', values: { username: 'admin', role: 'superAdmin', status: 'active' } },
    email: 'email',
    password: 'password',
    name: 'fullName',
    roles: { resource: 'roles', field: 'roles', abilities: 'ability' },
  },
  resources: {
    smsLogs,
    senderIds,
    spamWords,
    campaigns,
    operators,
    pricingRanges,
    users,
    subscriptions,
    invoices,
    balanceEntries,
    contactGroups,
    contacts,
    packages,
    plans,
    addons,
    notificationTemplates,
    notificationGroups,
    subscribers,
    dashboardNotis,
    admins,
    roles,
    auditLogs,
    userLogs,
    orders,
    books,
    mySetting,
    roleSetting,
    emailSetting,
    notificationSetting,
  },
});
