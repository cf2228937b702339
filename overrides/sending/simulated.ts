import type { Operator, Receipt } from './operator';

/**
 * An operator that is none: nobody receives anything. What becomes of a message follows from its number, and from how often
 * it was sent. Numbers that end in these digits fail as they say:
 */
const TEST_NUMBERS: Readonly<
  Record<string, { readonly refused?: string; readonly receipt?: Omit<Receipt, 'id'> }>
> = {
  '0001': { refused: '15' },
  '0002': { receipt: { status: 'undelivered', code: '1' } },
  '0003': { receipt: { status: 'undelivered', code: '13' } },
  '0004': { receipt: { status: 'expired', code: '36' } },
  '0005': { refused: '50' },
};

/** A number that ends so is accepted, and never heard of again. */
const SILENT = '0006';

/** `speed` is how much faster than in life receipts come, and pauses end. */
export const createSimulated = (speed: number): Omit<Operator, 'batch' | 'name'> => ({
  sentBy: 'simulated',
  pauseMs: 30_000 / speed,
  knowsIds: true,
  // Nobody waits for it.
  atOnce: Number.MAX_SAFE_INTEGER,
  send: async ({ id, to }, now) => {
    const refused = TEST_NUMBERS[to.slice(-4)]?.refused;
    if (refused !== undefined) return { refused };
    const delay = (1000 + 9000 * share(`${to} ${id}`)) / speed;
    const askAt = to.endsWith(SILENT) ? undefined : new Date(now.getTime() + delay);
    return { taken: `simulated-${hash(id).toString(36)}`, askAt };
  },
  receipts: async (messages) =>
    messages.flatMap(({ id, to }) => {
      if (to.endsWith(SILENT)) return [];
      return { id, ...(TEST_NUMBERS[to.slice(-4)]?.receipt ?? usual(share(to + nthOf(id)))) };
    }),
});

/* 97 of a hundred arrive. */
const usual = (part: number): Omit<Receipt, 'id'> => {
  if (part < 0.97) return { status: 'delivered' };
  if (part < 0.985) return { status: 'undelivered', code: '1' };
  return part < 0.995 ? { status: 'undelivered', code: '13' } : { status: 'expired', code: '36' };
};

/* What is sent again has a number behind it. */
const nthOf = (id: string): string => /~\d+$/.exec(id)?.[0] ?? '';

/* From 0 to 1, the same for the same text. */
const share = (text: string): number => hash(text) / 2 ** 32;

/* FNV-1a, and a stir, since its last steps leave short texts near each other. */
const hash = (text: string): number => {
  const mixed = Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
};
