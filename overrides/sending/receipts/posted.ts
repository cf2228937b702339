import type { Receipt } from '../operator';

/** How the receipts of an operator are read: each of these but `states` is a path into what it has sent. */
export type ReceiptPaths = {
  /** Where a list of receipts stands in the JSON; without it, that is the list, or the one receipt. */
  readonly list?: string;
  /** Our id of the message, where it sends that back, or its own. */
  readonly id?: string;
  readonly remoteId?: string;
  readonly status: string;
  /** What its words mean. What is only on its way moves nothing. */
  readonly states: Readonly<Record<string, Receipt['status'] | 'underWay'>>;
  readonly code?: string;
  /** Which part of the message it is about, and how many there are. */
  readonly part?: string;
  readonly parts?: string;
  readonly time?: string;
  /** How it writes moments; default `iso`. */
  readonly timeFormat?: TimeFormat;
};

/** Without a zone they are of UTC. */
export const TIME_FORMATS = ['iso', 'seconds', 'milliseconds', 'YYMMDDhhmm'] as const;

type TimeFormat = (typeof TIME_FORMATS)[number];

type Description = {
  readonly receipt?: ReceiptPaths | undefined;
  readonly codes?: Readonly<Record<string, string>> | undefined;
};

/** The receipts in what an operator has sent, as JSON, as a form or in its address; what cannot be read as one is left out. */
export const receiptsIn = (posted: unknown, { receipt, codes = {} }: Description): Receipt[] => {
  if (!receipt) return [];
  // A form and an address are one receipt.
  const found = receipt.list === undefined ? posted : (valueAt(posted, receipt.list) ?? posted);
  return (Array.isArray(found) ? found : [found]).flatMap((each: unknown) => {
    const at = (path: string | undefined) => textAt(each, path);
    const word = at(receipt.status) ?? '';
    const status = Object.hasOwn(receipt.states, word) ? receipt.states[word] : undefined;
    const [id, remoteId, code] = [at(receipt.id), at(receipt.remoteId), at(receipt.code)];
    if (status === undefined || status === 'underWay' || (id ?? remoteId) === undefined) return [];
    const known = code !== undefined && Object.hasOwn(codes, code) ? codes[code] : code;
    return [{ id, remoteId, status, code: known, ...partIn(each, receipt), at: momentIn(each, receipt) }];
  });
};

const partIn = (each: unknown, { part, parts }: ReceiptPaths): Pick<Receipt, 'part' | 'parts'> => {
  const own = textAt(each, part);
  const count = Number(textAt(each, parts));
  if (own === undefined || own === '') return {};
  return {
    part: own.replaceAll(/[^\w.-]/g, '_').slice(0, LONGEST_PART),
    ...(Number.isInteger(count) && count > 0 && { parts: count }),
  };
};

const LONGEST_PART = 20;

const momentIn = (each: unknown, { time, timeFormat = 'iso' }: ReceiptPaths): Date | undefined => {
  const text = textAt(each, time);
  const ms = text === undefined ? Number.NaN : MOMENTS[timeFormat](text);
  return Math.abs(ms) < LATEST ? new Date(ms) : undefined;
};

const LATEST = 8.64e15;

const MOMENTS: Readonly<Record<TimeFormat, (text: string) => number>> = {
  iso: (text) => Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text.trim().replace(' ', 'T')}Z`),
  seconds: (text) => Number(text) * 1000,
  milliseconds: Number,
  YYMMDDhhmm: (text) =>
    Date.parse(
      text.replace(
        /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/,
        (...[, y, m, d, hh, mm, ss]: string[]) => `20${y}-${m}-${d}T${hh}:${mm}:${ss ?? '00'}Z`,
      ),
    ),
};

/** A text or number at a path such as `messages.0.id`; fields of forms may be called so as a whole. */
export const textAt = (value: unknown, path: string | undefined): string | undefined => {
  if (path === undefined || path === '') return undefined;
  const found = valueAt(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const valueAt = (value: unknown, path: string): unknown =>
  memberOf(value, path) ?? path.split('.').reduce(memberOf, value);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** What is wrong with a description, each as a sentence. */
export const pathFaults = (receipt: unknown): readonly string[] => {
  if (receipt === undefined) return [];
  if (typeof receipt !== 'object' || receipt === null) return ['SENDER_HTTP: "receipt" is no description.'];
  const given = receipt as Readonly<Record<string, unknown>>;
  const { id, remoteId, status, states, timeFormat = 'iso', ...paths } = given;
  const wrong = Object.entries({ ...paths, id, remoteId, status }).filter(
    ([name, path]) => path !== undefined && (typeof path !== 'string' || !PATHS.includes(name)),
  );
  const words = typeof states === 'object' && states !== null ? Object.entries(states) : [];
  return [
    ...wrong.map(([name]) => `SENDER_HTTP: "receipt.${name}" is no path. Valid: ${PATHS.join(', ')}.`),
    ...(status === undefined
      ? ['SENDER_HTTP: "receipt.status" is missing: where a receipt says its state.']
      : []),
    ...((id ?? remoteId) === undefined ? ['SENDER_HTTP: "receipt" needs "id" or "remoteId".'] : []),
    ...(words.length === 0
      ? ['SENDER_HTTP: "receipt.states" is missing: what the words at "status" mean.']
      : []),
    ...words.flatMap(([word, meant]) =>
      MEANINGS.some((each) => each === meant)
        ? []
        : [`SENDER_HTTP: "receipt.states.${word}" is "${String(meant)}". Valid: ${MEANINGS.join(', ')}.`],
    ),
    ...(TIME_FORMATS.some((each) => each === timeFormat)
      ? []
      : [`SENDER_HTTP: "receipt.timeFormat" is "${String(timeFormat)}". Valid: ${TIME_FORMATS.join(', ')}.`]),
  ];
};

const PATHS = ['list', 'id', 'remoteId', 'status', 'code', 'part', 'parts', 'time'];

const MEANINGS = ['underWay', 'delivered', 'undelivered', 'expired', 'rejected'] as const;
