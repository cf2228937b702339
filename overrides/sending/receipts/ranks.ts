import type { Message } from '../desk';
import type { Receipt } from '../operator';

/**
 * What receipts say, from the weakest on. The strongest stays, in whichever order and however often they come: that a phone has
 * it is known for sure, that it ran out is said of what may still arrive.
 */
const RANKS: readonly Receipt['status'][] = ['expired', 'undelivered', 'rejected', 'delivered'];

/** What was said of a message, or of one of its parts. */
export type Said = { readonly status: Receipt['status']; readonly code?: string | undefined };

/** The receipts of the parts of a message, as they are stored: `2/3 undelivered 13`, and `* …` of the whole. */
type Parts = ReadonlyMap<string, Said & { readonly of?: number | undefined }>;

const WHOLE = '*';

/**
 * What is known of a message with one more receipt, and what is stored of its parts: delivered when all of them are, not
 * delivered when one is not; nothing while parts are missing.
 */
export const afterReceipt = (
  row: Message,
  { part, parts, ...receipt }: Receipt,
): { readonly said: Said | undefined; readonly partReceipts: readonly string[] } => {
  const before = partsOf(row);
  const key = part ?? WHOLE;
  const known = before.get(key);
  const of = Math.max(known?.of ?? 0, parts ?? 0) || undefined;
  const all: Parts = new Map([...before, [key, { ...strongest([receipt, ...(known ? [known] : [])]), of }]]);
  const whole = all.get(WHOLE);
  const said = [...(whole ? [whole] : []), ...saidOfParts(all, row)];
  const isWhole = [...all.keys()].every((each) => each === WHOLE);
  return {
    said: said.length === 0 ? undefined : strongest(said),
    partReceipts: isWhole ? [] : [...all].map(storedAs).toSorted(),
  };
};

const saidOfParts = (all: Parts, { segments }: Message): readonly Said[] => {
  const parts = [...all].flatMap(([part, said]) => (part === WHOLE ? [] : said));
  if (parts.length === 0) return [];
  const failed = parts.filter(({ status }) => status !== 'delivered');
  if (failed.length > 0) return [strongest(failed)];
  const declared = Math.max(...parts.map(({ of = 0 }) => of));
  return parts.length >= (declared || segments || 1) ? [{ status: 'delivered' }] : [];
};

/* Of two that are as strong, always the same one. */
const strongest = (all: readonly Said[]): Said => {
  const [first] = all.toSorted(
    (one, other) =>
      RANKS.indexOf(other.status) - RANKS.indexOf(one.status) ||
      ((one.code ?? '') < (other.code ?? '') ? 1 : -1),
  );
  return { status: first?.status ?? 'expired', code: first?.code };
};

const partsOf = (row: Message): Parts => {
  const stored = (row.partReceipts ?? []).flatMap((text) => {
    const [, part, of, status, code] = /^(.+?)(?:\/(\d+))? (\w+)(?: (.+))?$/.exec(text) ?? [];
    return part !== undefined && isSaid(status)
      ? [[part, { status, code, of: Number(of) || undefined }] as const]
      : [];
  });
  const { status, errorCode } = row;
  if (stored.length > 0 || !isSaid(status)) return new Map(stored);
  return new Map([[WHOLE, { status, code: errorCode ?? undefined }]]);
};

const storedAs = ([part, { status, code, of }]: [string, Said & { of?: number | undefined }]): string =>
  [of === undefined ? part : `${part}/${of}`, status, ...(code === undefined ? [] : [code])].join(' ');

/** Whether this state of a message is one that receipts bring. */
export const isSaid = (status: unknown): status is Receipt['status'] => RANKS.some((each) => each === status);
