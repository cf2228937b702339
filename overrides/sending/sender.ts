import { OUTCOMES } from './handing/answers';
import { createHttp, type HttpOperator } from './http';
import type { Operator } from './operator';
import { keysIn } from './keys';
import { createSimulated } from './simulated';

/** The environment of every file that sends. */
export const senderSettings = {
  settings: [
    'SENDER',
    'SENDER_SPEED',
    'SENDER_BATCH',
    'SENDER_HTTP',
    'RECEIPT_SIGNATURE_HEADER',
    'RECEIPT_ADDRESSES',
  ],
  secrets: ['SENDER_KEY', 'RECEIPT_KEY', 'RECEIPT_PATH_KEY', 'RECEIPT_SIGNATURE_KEY'],
  defaults: {
    SENDER: 'simulated',
    SENDER_SPEED: '1',
    SENDER_BATCH: '500',
    SENDER_HTTP: '',
    SENDER_KEY: '',
    RECEIPT_KEY: '',
    RECEIPT_PATH_KEY: '',
    RECEIPT_SIGNATURE_HEADER: '',
    RECEIPT_SIGNATURE_KEY: '',
    RECEIPT_ADDRESSES: '',
  },
} as const;

export type SenderEnvironment = {
  readonly setting: (name: string) => string;
  readonly secret: (name: string) => string;
};

/** All that sends, in its order, as the environment says; undefined where nothing is sent. @throws when it says something else. */
export const sendersOf = ({ setting, secret }: SenderEnvironment): readonly Operator[] | undefined => {
  const sender = setting('SENDER');
  if (sender === 'off') return undefined;
  const batch = Number(setting('SENDER_BATCH')) || 500;
  if (sender === 'simulated')
    return [{ ...createSimulated(Number(setting('SENDER_SPEED')) || 1), name: 'simulated', batch }];
  if (sender !== 'http') throw new Error(`SENDER is "${sender}". Valid: simulated, http, off.`);
  const described = httpOperators(setting);
  const keys = described.length > 1 ? keysIn(secret('SENDER_KEY')) : [secret('SENDER_KEY')];
  return described.map(([name, each], at) => ({ ...createHttp(each, keys[at] ?? ''), name, batch }));
};

/** The names of all that sends; none where nothing is sent. */
export const connectionNames = (environment: SenderEnvironment): readonly string[] =>
  (sendersOf(environment) ?? []).map(({ name }) => name);

/** The operators that SENDER_HTTP describes, by their names; one alone needs none. @throws when it is no JSON. */
export const httpOperators = (
  setting: SenderEnvironment['setting'],
): readonly (readonly [name: string, operator: HttpOperator])[] => {
  const described = JSON.parse(setting('SENDER_HTTP') || '{}') as HttpOperator | Record<string, HttpOperator>;
  return isSeveral(described) ? Object.entries(described) : [['operator', described]];
};

/** The one of this name, or the first. */
export const httpOperator = (
  setting: SenderEnvironment['setting'],
  name?: string,
): HttpOperator | undefined =>
  httpOperators(setting).find(([each]) => name === undefined || each === name)?.[1];

/* Each of several has an address of its own; one may do without, where nothing is sent and receipts are read. */
const isSeveral = (
  described: HttpOperator | Record<string, HttpOperator>,
): described is Record<string, HttpOperator> =>
  Object.values(described).some(
    (each: unknown) => typeof each === 'object' && each !== null && 'url' in each,
  );

/** What is wrong with how operators are described, each as a sentence without a secret. */
export const senderFaults = ({ setting, secret }: SenderEnvironment): readonly string[] => {
  if (setting('SENDER') !== 'http') return [];
  try {
    const described = httpOperators(setting).filter(([, each]) => Object.keys(each).length > 0);
    const keys = keysIn(secret('SENDER_KEY')).length;
    return [
      ...(described.length === 0 ? ['SENDER_HTTP describes no operator: it needs a `url`.'] : []),
      ...(described.length > 1 && keys > 0 && keys !== described.length
        ? [
            `SENDER_KEY has ${keys} keys for ${described.length} operators: one each, with commas, in their order.`,
          ]
        : []),
      ...described.flatMap(([name, each]) => faultsOfOne(name, each)),
    ];
  } catch {
    // Whoever reads what receipts look like says so, too.
    return [];
  }
};

const faultsOfOne = (
  name: string,
  { url, answers = {}, ...numbers }: Partial<HttpOperator>,
): readonly string[] => [
  ...(/^[\w-]+$/.test(name) ? [] : [`SENDER_HTTP: "${name}" must be letters, digits, - and _.`]),
  ...(/^https?:\/\//.test(url ?? '')
    ? []
    : [`SENDER_HTTP: the \`url\` of "${name}" must begin with https:// or http://.`]),
  ...Object.entries(answers)
    .filter(([, outcome]) => !OUTCOMES.includes(outcome))
    .map(
      ([word, outcome]) => `SENDER_HTTP: "${word}" cannot mean "${outcome}". Valid: ${OUTCOMES.join(', ')}.`,
    ),
  ...(['atOnce', 'perSecond'] as const)
    .filter((each) => numbers[each] !== undefined && !isCount(numbers[each]))
    .map(
      (each) =>
        `SENDER_HTTP: the \`${each}\` of "${name}" is ${JSON.stringify(numbers[each])}. Valid: a whole number from 1 to ${MOST}.`,
    ),
];

const MOST = 10_000;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST;

/** The one job that sends: left where something is due, at most one of it waiting. */
export const SEND = { key: 'send', once: true } as const;
