import { alone, BATCH, type Code, type Desk, type Message } from './desk';
import { move, stepTo, withoutPrice } from './move';
import type { Operator, Receipt } from './operator';
import { keepReported } from './optOuts';

/** Which messages a receipt still says something new about; one that comes twice does not. */
const OPEN = ['sending', 'sent'];
const LATE = ['expired', 'unknown'];

/** Writes receipts down, many in one transaction. */
export const receive = (receipts: readonly Receipt[], desk: Desk): Promise<void> =>
  alone(desk, async (inner) => {
    const codes = inner.records('smsLogs').options('errorCode');
    const byId = new Map(
      receipts.flatMap((each) => (each.id === undefined ? [] : [[messageOf(each.id), each] as const])),
    );
    const byRemote = new Map(
      receipts.flatMap((each) => (each.id === undefined ? [[each.remoteId ?? '', each] as const] : [])),
    );
    const rows = [
      ...(await inner.records('smsLogs').getMany([...byId.keys()])),
      ...(byRemote.size === 0
        ? []
        : await inner
            .records('smsLogs')
            .list({ where: { remoteId: { $in: [...byRemote.keys()] } }, limit: byRemote.size })),
    ];
    const moves = rows.flatMap((row) => {
      const receipt = byId.get(row.id) ?? byRemote.get(row.remoteId ?? '');
      // A receipt of an earlier try of the same message is of no use any more.
      const isOld = receipt?.id !== undefined && receipt.id !== (row.messageId ?? row.id);
      return receipt && !isOld && isNews(row, receipt)
        ? { row, patch: received(row, receipt, { now: inner.now, codes }) }
        : [];
    });
    await move(moves, inner);
    await keepReported(moves, inner);
  });

/** The id of the record: a message that is sent again has a number behind it. */
export const messageOf = (id: string): string => id.replace(/~\d+$/, '');

const isNews = ({ status }: Message, receipt: Receipt): boolean =>
  OPEN.includes(status ?? '') || (receipt.status === 'delivered' && LATE.includes(status ?? ''));

type Given = { readonly now: Date; readonly codes: Readonly<Record<string, unknown>> };

const received = (
  row: Message,
  { status, code }: Receipt,
  { now, codes }: Given,
): Partial<Omit<Message, 'id'>> => {
  const known = code !== undefined && Object.hasOwn(codes, code);
  const isDelivered = status === 'delivered';
  return {
    ...stepTo(row, status, { now, ...(known ? { code } : { note: code }) }),
    nextAt: null,
    deliveredAt: isDelivered ? now.toISOString() : null,
    errorCode: known && !isDelivered ? (code as Code) : null,
    // Whoever was charged for what was not taken gets it back.
    ...(status === 'rejected' && { charge: withoutPrice(row) }),
  };
};

/** Asks for the receipts that are due; what has none when its validity is over counts as unknown. Answers how many there were. */
export const askForReceipts = async (operator: Operator, desk: Desk): Promise<number> => {
  const due = { $or: [{ nextAt: null }, { nextAt: { $lte: desk.now.toISOString() } }] };
  const rows = await desk.records('smsLogs').list({ where: { status: 'sent', ...due }, limit: BATCH });
  if (rows.length === 0) return 0;
  const asked = rows.map(({ messageId, id, to }) => ({ id: messageId ?? id, to: to ?? '' }));
  const receipts = (await operator.receipts?.(asked, desk.now)) ?? [];
  if (receipts.length > 0) await receive(receipts, desk);
  const heard = new Set(receipts.map(({ id }) => messageOf(id ?? '')));
  await alone(desk, async (inner) => {
    const silent = await inner
      .records('smsLogs')
      .getMany(rows.flatMap(({ id }) => (heard.has(id) ? [] : id)));
    const now = inner.now.toISOString();
    await move(
      silent.flatMap((row) => {
        if (row.status !== 'sent') return [];
        const isOver = !row.validUntil || row.validUntil <= now;
        return {
          row,
          patch: isOver
            ? { ...stepTo(row, 'unknown', inner), nextAt: null }
            : { nextAt: row.validUntil ?? null },
        };
      }),
      inner,
    );
  });
  return rows.length;
};
