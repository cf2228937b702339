/** The collections in which a record may be bad. */
export type Part =
  'operators' | 'people' | 'senderIds' | 'contactGroups' | 'contacts' | 'campaigns' | 'smsLogs';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the records of one network, and which messages it is about. */
export type BadRecord = { readonly [P in Part]?: Values } & {
  readonly what: string;
  /**
   * `campaign`: that one as a whole. `messages`: all of it; `first`: those to its first contact. `single`: the one of no
   * campaign. `others`: what somebody else sends to that network.
   */
  readonly fails?: readonly ('campaign' | 'messages' | 'first' | 'single' | 'others')[];
  /** Bad records besides, such as a rule. */
  readonly beside?: (user: string, phone: string) => readonly (readonly [collection: string, row: Values])[];
};

const network = ['messages', 'single', 'others'] as const;

/* Quiet hours are about marketing. */
const ofMarketing = ['messages', 'others'] as const;

const quiet = { quietFrom: '09:00', quietTo: '09:30' };

/** One for each kind of bad record, of one network each; those behind them are in order. */
export const badRecords: readonly BadRecord[] = [
  { what: 'a prefix that is none', operators: { dialPrefixes: ['49x'] }, fails: network },
  { what: 'prefixes that are no list', operators: { dialPrefixes: 5 }, fails: network },
  { what: 'a prefix that is no text', operators: { dialPrefixes: [null, 5, '+4915112'] } },
  { what: 'quiet hours that are no time', operators: { quietFrom: 5, quietTo: '29:59' }, fails: ofMarketing },
  { what: 'a time zone that is none', operators: { ...quiet, timeZone: 'Berlin' }, fails: ofMarketing },
  { what: 'a throughput below nothing', operators: { throughput: -1 }, fails: network },
  { what: 'a throughput that is no number', operators: { throughput: 'fast' }, fails: network },
  { what: 'a count that is none', operators: { throughput: 50, handed: { at: 5, count: 'x' } } },
  { what: 'a network without its name', operators: { name: null, mcc: null, mnc: 5 } },
  { what: 'credit that is no amount', people: { credit: 'much' }, fails: ['campaign', 'single'] },
  { what: 'a customer in no state', people: { status: 'gone' }, fails: ['campaign', 'single'] },
  { what: 'a plan that is not there', people: { currentPlan: 'none' } },
  {
    what: 'a plan whose speed is none',
    people: { currentPlan: 'fast' },
    beside: () => [['plans', { _id: 'fast', name: 'Fast', smsPerMinute: 'fast', status: 'active' }]],
    fails: ['campaign'],
  },
  {
    what: 'a kind of message that is none',
    campaigns: { purpose: 'fun' },
    smsLogs: { purpose: 'fun' },
    fails: ['campaign', 'single'],
  },
  {
    what: 'a customer that is not there',
    smsLogs: { user: 'nobody' },
    campaigns: { user: 'nobody' },
    fails: ['campaign', 'single'],
  },
  { what: 'a sender that is no text', senderIds: { senderId: 5 }, fails: ['campaign'] },
  {
    what: 'countries of a sender that are no list',
    senderIds: { countries: 5 },
    fails: ['campaign', 'single'],
  },
  {
    what: 'operators of a sender that are no list',
    senderIds: { operators: { a: 1 } },
    fails: ['campaign', 'single'],
  },
  { what: 'a sender that is not there', campaigns: { senderId: 'none' }, fails: ['campaign'] },
  {
    what: 'a text that is none',
    campaigns: { message: 5 },
    smsLogs: { text: 5 },
    fails: ['campaign', 'single'],
  },
  {
    what: 'a validity beyond all time',
    campaigns: { validity: 1e15 },
    smsLogs: { validUntil: 5 },
    fails: ['campaign', 'single'],
  },
  {
    what: 'a speed that is no number',
    campaigns: { smsPerMinute: 'fast' },
    smsLogs: { tries: 'x', nextAt: null },
    fails: ['campaign', 'single'],
  },
  { what: 'groups that are no list', campaigns: { groups: 5 }, fails: ['campaign'] },
  {
    what: 'a price that is none',
    campaigns: { status: 'running', segmentPrice: 'dear', preparing: '0' },
    smsLogs: { charge: 'much', price: 'USD 5' },
    fails: ['campaign', 'single'],
  },
  {
    what: 'a number that is none',
    contacts: { phone: 'abc' },
    smsLogs: { to: 'abc' },
    fails: ['first', 'single'],
  },
  {
    what: 'a number that is no text',
    contacts: { phone: 491511234 },
    smsLogs: { to: 5 },
    fails: ['first', 'single'],
  },
  { what: 'no number', contacts: { phone: null }, smsLogs: { to: null }, fails: ['first', 'single'] },
  { what: 'a history that is none', contacts: { fullName: { first: 'Ann' } }, smsLogs: { events: 5 } },
  { what: 'segments that are no number', smsLogs: { segments: 'x' }, fails: ['single'] },
  {
    what: 'a code that nobody knows when it was written',
    smsLogs: { purpose: 'code', createdAt: 'x' },
    fails: ['single'],
  },
  {
    what: 'a repetition that is none',
    campaigns: { repeat: 'hourly', timeZone: 'Berlin' },
    people: { timeZone: 'Berlin' },
    contactGroups: { name: 5 },
  },
  {
    what: 'rules about it that are none',
    beside: (user, phone) => [
      ['optOuts', { _id: `out ${user}`, user, phone: 5, status: 'active', scope: 'all' }],
      ['inboundMessages', { _id: `reply ${user}`, user: 'other', users: 5, from: phone, status: 'open' }],
      ['countryRules', { _id: `rule ${user}`, country: 5, status: 'active', alphaSender: 'x' }],
      [
        'spamWords',
        { _id: `word ${user}`, word: null, users: 5, matchType: 'word', status: 'active', action: 'block' },
      ],
      [
        'spamWords',
        { _id: `pattern ${user}`, word: '(', matchType: 'regex', status: 'active', action: 'block' },
      ],
    ],
  },
];
