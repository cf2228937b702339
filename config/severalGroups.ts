import { f } from '../src/config/builders';

/* What entities of several groups have in common. */

export const languages = {
  en: { label: 'English' },
  de: { label: 'Deutsch' },
  fr: { label: 'Français' },
  pt: { label: 'Português' },
} as const;

/* The states of several operators and aggregators, brought together under one set of names. */
export const deliveryStates = {
  scheduled: { tone: 'neutral', icon: 'schedule' },
  queued: { tone: 'info' },
  sending: { tone: 'progress', icon: 'upload' },
  sent: { tone: 'progress' },
  delivered: { tone: 'success' },
  undelivered: { tone: 'danger' },
  failed: { tone: 'danger', icon: 'cancel' },
  expired: { tone: 'warning', icon: 'history' },
  rejected: { tone: 'danger', icon: 'block' },
  cancelled: { label: 'Canceled', tone: 'neutral', icon: 'ban' },
  unknown: { label: 'No receipt', tone: 'warning', icon: 'help' },
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
  label: 'Blocked by the operator',
  tone: 'danger',
  advice: 'Stop sending to this number.',
  permanent: true,
} as const;

/* Numbers that several operators and aggregators understand, as operators report them with a receipt. */
export const failureCodes = {
  '1': {
    label: 'Not reachable',
    tone: 'warning',
    advice: 'The phone is off or out of coverage: send it again later.',
    permanent: false,
  },
  '8': barred,
  '13': { label: 'Number does not exist', tone: 'danger', advice: 'Remove the contact.', permanent: true },
  '15': { label: 'Invalid number', tone: 'danger', advice: correctNumber, permanent: true },
  '16': { label: 'Wrong number format', tone: 'danger', advice: correctNumber, permanent: true },
  '19': {
    label: 'Sender ID not registered',
    tone: 'danger',
    advice: 'Register the sender ID with this operator or send with another one.',
    permanent: true,
  },
  '21': { label: 'Phone memory full', tone: 'warning', advice: retryLater, permanent: false },
  '26': barred,
  '30': {
    label: 'Number ported, operator unclear',
    tone: 'warning',
    advice: 'Look up the current operator, then send it again.',
    permanent: false,
  },
  '33': { label: 'No route', tone: 'warning', advice: 'Check the operator and its route.', permanent: false },
  '36': {
    label: 'Validity expired',
    tone: 'warning',
    advice: 'Send it again with a longer validity.',
    permanent: false,
  },
  '42': {
    label: 'Balance too low',
    tone: 'warning',
    advice: 'Top up the customer’s balance, then send it again.',
    permanent: false,
  },
  '43': { label: 'Stopped by a spam filter', tone: 'danger', advice: 'Change the text.', permanent: true },
  '44': { label: 'Recipient’s billing problem', tone: 'warning', advice: retryLater, permanent: false },
  '46': notAvailable,
  '47': { ...notAvailable, label: 'Network unavailable for now' },
  '50': { label: 'Sent too fast', tone: 'warning', advice: 'Lower the sending speed.', permanent: false },
  sender: {
    label: 'Sender not allowed there',
    tone: 'danger',
    advice: 'Send with a sender ID that may be used in this country and with this operator.',
    permanent: true,
  },
  noWayOut: {
    tone: 'danger',
    advice: 'Say in the campaign how people opt out: this country asks for it.',
    permanent: true,
  },
  optOut: {
    label: 'Opted out',
    tone: 'danger',
    advice: 'This person opted out: the number gets no more messages.',
    permanent: true,
  },
  gone: {
    label: 'No longer a contact',
    tone: 'neutral',
    advice: 'The contact was deleted, or its number changed, before the message was sent.',
    permanent: true,
  },
  empty: {
    label: 'No text',
    tone: 'danger',
    advice: 'Complete the contact: the message takes its text from there.',
    permanent: true,
  },
  tooLong: {
    label: 'Text too long',
    tone: 'danger',
    advice: 'Shorten the text, or what it takes from the contact.',
    permanent: true,
  },
  inactive: {
    label: 'Customer not active',
    tone: 'warning',
    advice: 'Activate the customer, then send it again.',
    permanent: false,
  },
  faulty: {
    label: 'Faulty record',
    tone: 'danger',
    advice: 'The history says which record is at fault: correct it, then send it again.',
    permanent: false,
  },
} as const;

/* What is asked for where money is booked by hand. The customer reads the note. */
/* Asked for a reason, one is offered those that are often given. */
export const reasons = (...texts: readonly string[]) => ({
  required: true,
  min: 5,
  max: 200,
  suggestions: texts.map((text) => ({ text })),
});

export const bookedNote = f.text({
  label: 'Reason',
  help: 'The customer will see this.',
  ...reasons('Messages were charged twice.', 'Goodwill after an outage.', 'A wrong price was charged.'),
});

export const switchStates = {
  active: { tone: 'success' },
  inactive: { tone: 'neutral', icon: 'pause' },
} as const;

export const paymentMethods = {
  transfer: { label: 'Bank transfer' },
  card: {},
  directDebit: {},
} as const;

/* A message that is still on its way, or was never sent, says nothing about how well messages arrive. */
export const notDelivered = ['undelivered', 'failed', 'expired', 'rejected'] as const;

export const deliveryRate = {
  label: 'Delivery rate',
  metric: {
    of: 'smsLogs',
    measure: 'share',
    where: { status: ['delivered', ...notDelivered] },
    part: { status: ['delivered'] },
  },
} as const;

export const messageCount = { label: 'Messages', metric: { of: 'smsLogs' } } as const;

export const messageCost = {
  label: 'Message charges',
  metric: { of: 'smsLogs', measure: 'sum', field: 'charge' },
} as const;

export const failureCount = {
  label: 'Not delivered',
  metric: { of: 'smsLogs', where: { status: notDelivered } },
} as const;

/* An opt-out and quiet hours are about marketing; a code is of use for minutes. */
export const purposes = {
  marketing: {},
  service: {},
  code: {},
} as const;

/* Whoever reads it has to be able to leave by it: a word alone, answered to a name, reaches nobody. */
export const wayOut = {
  label: 'Way out',
  max: 60,
  pattern: '(?=.*(?:[0-9]{3}|[A-Za-z0-9][.][A-Za-z]{2}))[^{}]+',
  patternMessage: 'A number or a link, with or without words: “STOP to 38080”, “example.com/stop”.',
  hidden: true,
} as const;

/* It failed before its first message: nobody has been reached, so it can be changed and sent as a whole. */
/* What is filled into a text for each contact. */
export const mergedContact = {
  of: 'contacts',
  fields: ['fullName', 'company', 'email', 'phone', 'birthDate', 'language'],
  language: 'language',
} as const;

export const signedInWithThis =
  'You are signed in with this account: only somebody else can delete it, suspend it or change its permissions.';

/* The server keeps it: who lost the phone and the codes on paper is helped by somebody who may. */
export const secondFactor = {
  label: 'Two-factor authentication',
  readOnly: true,
  hidden: true,
  default: false,
} as const;

export const resetSecondFactor = {
  on: 'row',
  label: 'Turn off two-factor authentication',
  ask: 'Turn off two-factor authentication for %{name}?',
  icon: 'key',
  tone: 'danger',
  confirm: 'Only for somebody who has lost the phone and the codes, and only if you are sure who is asking.',
  when: { secondFactor: true },
  effect: { secondFactor: false },
} as const;

/* How somebody who has opted out comes back. */
export const consent = {
  liftReason: f.text({
    label: 'Reason',
    help: 'It is kept with your name.',
    required: true,
    min: 5,
    max: 300,
  }),
  proof: f.longText({
    label: 'Proof of consent',
    help: 'How this person has agreed again: when, where and in which words.',
    required: true,
    min: 5,
    max: 480,
  }),
} as const;

/* What the product tells people about: the templates are written for it, and everybody chooses the channels. */
export const noticeEvents = {
  lowBalance: {},
  zeroBalance: { label: 'Balance used up' },
  invoiceSent: {},
  invoicePastDue: {},
  paymentReceived: {},
  senderIdReviewed: { label: 'Sender ID reviewed' },
  campaignFinished: { label: 'Campaign finished or failed' },
  newDevice: { label: 'Sign-in from a new device' },
} as const;

export const channels = {
  email: { tone: 'info', icon: 'email' },
  sms: { label: 'SMS', tone: 'info', icon: 'sms' },
  app: { label: 'In the app', tone: 'info', icon: 'bell' },
} as const;

export const times = 'Time' as const;
