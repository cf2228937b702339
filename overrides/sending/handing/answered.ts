import type { Code, Message } from '../desk';
import { stepTo, withoutPrice } from '../move';
import type { Operator, Result } from '../operator';

/** How often what was refused for a failure that may pass is handed over again, before it has failed. */
export const MOST_TRIES = 5;

export type Answering = {
  readonly now: Date;
  readonly operator: Pick<Operator, 'pauseMs' | 'knowsIds'>;
  readonly codes: Readonly<Record<string, { readonly permanent?: unknown }>>;
  /** Whether another connection may take it now. */
  readonly hasNext: boolean;
  /** Whether others were taken since it was handed over before. */
  readonly tookOthers: boolean;
};

/** What is written of a message for what the operator said; what it has not taken is paid back. */
export const answered = (
  row: Message,
  result: Result | undefined,
  { now, operator, codes, hasNext, tookOthers }: Answering,
): Partial<Omit<Message, 'id'>> => {
  const tries = (row.tries ?? 0) + 1;
  const validUntil = row.validUntil ?? null;
  // Never after its validity, which is when it is looked at in any case.
  const after = (ms: number) => {
    const at = new Date(now.getTime() + ms).toISOString();
    return validUntil !== null && validUntil < at ? validUntil : at;
  };
  const pause = operator.pauseMs * 2 ** Math.min(tries - 1, 7);
  if (!result) return { tries, nextAt: operator.knowsIds ? after(pause) : validUntil };
  if ('taken' in result) {
    const nextAt = result.askAt?.toISOString() ?? validUntil;
    return { ...stepTo(row, 'sent', { now }), remoteId: result.taken ?? null, nextAt };
  }
  const charge = withoutPrice(row);
  if ('fault' in result) {
    // The fault follows this one message, while others are taken.
    const isItsOwn = tookOthers && tries >= MOST_TRIES;
    const status = isItsOwn ? 'failed' : 'queued';
    return {
      charge,
      tries,
      ...stepTo(row, status, { now, note: result.fault }),
      nextAt: isItsOwn ? null : after(0),
    };
  }
  const asked = result.after === undefined ? pause : Math.max(result.after, 1000);
  const later = after(hasNext ? 0 : asked);
  if ('later' in result) {
    const code = result.later;
    return { charge, errorCode: code, tries, ...stepTo(row, 'queued', { now, code }), nextAt: later };
  }
  const known = Object.hasOwn(codes, result.refused);
  const step = { now, ...(known ? { code: result.refused } : { note: result.refused }) };
  const free = { charge, errorCode: known ? (result.refused as Code) : null, tries };
  if (codes[result.refused]?.permanent !== false)
    return { ...free, ...stepTo(row, 'rejected', step), nextAt: null };
  if (tries >= MOST_TRIES) return { ...free, ...stepTo(row, 'failed', step), nextAt: null };
  return { ...free, ...stepTo(row, 'queued', step), nextAt: later };
};
