import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import { BATCH, type Desk } from '../desk';
import type { TryName } from '../handing/tries';
import type { Receipt } from '../operator';

type Stray = RecordOf<(typeof config.resources)['strayReceipts']>;

/** So long a receipt waits for the message that it is about. */
const WAIT_MS = 24 * 3_600_000;

/** So long what nobody has waited for is listed. */
const LISTED_MS = 30 * 24 * 3_600_000;

/** A receipt that was not written: its message is not known, or, with the reason, a record stands in its way. */
export type Unwritten = { readonly receipt: Receipt; readonly reason?: string | undefined };

/** Keeps what was not written: the answer that names its message may be on its way. Each once. */
export const keepStray = async (unwritten: readonly Unwritten[], { records, now }: Desk): Promise<void> => {
  const rows = new Map(unwritten.map((each) => [idOf(each), each]));
  if (rows.size === 0) return;
  for (const { id } of await records('strayReceipts').getMany([...rows.keys()])) rows.delete(id);
  const until = new Date(now.getTime() + WAIT_MS).toISOString();
  await records('strayReceipts').createMany(
    Array.from(rows, ([key, { receipt, reason }]) => ({
      id: key,
      messageId: receipt.id ?? null,
      remoteId: receipt.remoteId ?? null,
      said: receipt.status,
      code: receipt.code ?? null,
      part: receipt.part ?? null,
      parts: receipt.parts ?? null,
      at: receipt.at?.toISOString() ?? null,
      ...(reason === undefined
        ? { status: 'waiting' as const, until }
        : { status: 'faulty' as const, reason }),
    })),
  );
};

/** Hands out the receipts that have waited for messages of these names. */
export const takeStray = async (
  names: readonly TryName[],
  { records }: Desk,
): Promise<readonly Receipt[]> => {
  const theirs = names.flatMap(({ remoteId }) => remoteId ?? []);
  if (theirs.length === 0) return [];
  const where = { status: 'waiting', remoteId: { $in: theirs } } as const;
  const found = await records('strayReceipts').list({ where, limit: theirs.length * MOST_OF_ONE });
  for (const { id } of found) await records('strayReceipts').remove(id);
  return found.map(receiptOf);
};

/** More than a message has parts and states. */
const MOST_OF_ONE = 40;

/** Deletes the next of those that have been listed for long. */
export const forgetStray = async (desk: Desk): Promise<void> => {
  const before = new Date(desk.now.getTime() - LISTED_MS).toISOString();
  for (;;) {
    const old = await desk
      .records('strayReceipts')
      .list({ where: { createdAt: { $lt: before } }, limit: BATCH });
    await desk.transaction(async ({ records }) => {
      for (const { id } of old) await records('strayReceipts').remove(id);
    });
    if (old.length < BATCH) return;
  }
};

const receiptOf = ({ messageId, remoteId, said, code, part, parts, at }: Stray): Receipt => ({
  id: messageId ?? undefined,
  remoteId: remoteId ?? undefined,
  status: said ?? 'expired',
  code: code ?? undefined,
  part: part ?? undefined,
  parts: parts ?? undefined,
  at: at ? new Date(at) : undefined,
});

/* The same for what says the same, however often it comes. */
const idOf = ({ receipt: { id, remoteId, part, status, code }, reason }: Unwritten): string =>
  [...(reason === undefined ? [] : ['faulty']), id ?? '', remoteId ?? '', part ?? '', status, code ?? '']
    .join(' ')
    .replaceAll(/[^\w-]/g, (sign) => `.${sign.codePointAt(0) ?? 0}.`)
    .slice(0, 400);
