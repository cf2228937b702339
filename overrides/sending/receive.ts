import { addDecimals, faultIn, toDecimal } from '../../server/hooks/values';
import { alone, BATCH, refusedIn, type Code, type Desk, type Message, type State } from './desk';
import { meantBy, recordOf, type TryName } from './handing/tries';
import { move, stepTo, withoutPrice, type Move } from './move';
import type { Operator, Receipt } from './operator';
import { keepReported } from './optOuts';
import { afterReceipt, isSaid } from './receipts/ranks';
import { keepStray, takeStray, type Unwritten } from './receipts/stray';

/** Writes receipts down, many in one transaction. */
export const receive = (receipts: readonly Receipt[], desk: Desk): Promise<void> =>
  alone(desk, async (inner) => keepStray(await receiveAlone(receipts, inner), inner));

/** The same with those that were quicker than these answers, within the transaction that `alone` has opened. */
export const receiveWaiting = async (names: readonly TryName[], desk: Desk): Promise<void> => {
  const waiting = await takeStray(names, desk);
  if (waiting.length > 0) await keepStray(await receiveAlone(waiting, desk), desk);
};

/** What is written of a message, and the receipts that say so. */
type Told = Move & { readonly receipts: readonly Receipt[] };

/* Answers those that are of no message, or cannot be written. */
const receiveAlone = async (receipts: readonly Receipt[], desk: Desk): Promise<readonly Unwritten[]> => {
  const given = { now: desk.now, codes: desk.records('smsLogs').options('errorCode') };
  const meant = await meantBy(receipts, desk);
  const moves = new Map<string, Told>();
  for (const receipt of receipts) {
    const found = meant(receipt);
    // Of a try before the last one nobody wants to know any more.
    if (!found?.isLatest) continue;
    const { row, patch: before = {}, receipts: others = [] } = moves.get(found.row.id) ?? { row: found.row };
    const patch = received({ ...row, ...before }, receipt, given);
    if (patch) moves.set(row.id, { row, patch: { ...before, ...patch }, receipts: [...others, receipt] });
  }
  const faulty = await writeEach([...moves.values()], desk);
  return [...faulty, ...receipts.flatMap((receipt) => (meant(receipt) === undefined ? [{ receipt }] : []))];
};

/* A message that cannot be written, because of a record, keeps no other from it. Answers the receipts of such. */
const writeEach = async (moves: readonly Told[], desk: Desk): Promise<readonly Unwritten[]> => {
  try {
    await desk.transaction(async (inner) => {
      await chargedOrNot(moves, inner);
      await keepReported(moves, inner);
    });
    return [];
  } catch (error) {
    const reason = faultIn(error);
    if (reason === undefined) throw error;
    const [only, ...others] = moves;
    if (only && others.length === 0) return only.receipts.map((receipt) => ({ receipt, reason }));
    const half = Math.ceil(moves.length / 2);
    return [...(await writeEach(moves.slice(0, half), desk)), ...(await writeEach(moves.slice(half), desk))];
  }
};

/* What was paid back and has arrived all the same is charged again, where the credit pays for it. */
const chargedOrNot = async (moves: readonly Move[], desk: Desk): Promise<void> => {
  const refused = await refusedIn(desk, 409, (inner) => move(moves, inner));
  if (refused === undefined) return;
  const free = ({ row, patch }: Move) =>
    row.status === 'rejected' ? { ...patch, charge: row.charge ?? null } : patch;
  await move(
    moves.map((each) => ({ row: each.row, patch: free(each) })),
    desk,
  );
};

type Given = { readonly now: Date; readonly codes: Readonly<Record<string, unknown>> };

/* What was not handed over, or was taken back, waits for no receipt. */
const HANDED: readonly unknown[] = ['sending', 'sent', 'unknown'];

/* What is written of a message by a receipt; nothing where that says nothing new. */
const received = (row: Message, { code, ...receipt }: Receipt, { now, codes }: Given): Patch | undefined => {
  const wasSaid = isSaid(row.status);
  if (!HANDED.includes(row.status) && !(wasSaid && row.sentAt)) return undefined;
  const known = code !== undefined && Object.hasOwn(codes, code) ? (code as Code) : undefined;
  const { said, partReceipts } = afterReceipt(row, { ...receipt, code: known });
  const parts = { partReceipts: partReceipts.length > 0 ? [...partReceipts] : null };
  const isNews = partReceipts.join() !== (row.partReceipts ?? []).join();
  const besides = isNews ? parts : undefined;
  // Nothing is stronger, and what has arrived has arrived.
  if (row.status === 'delivered') return besides;
  if (!said && wasSaid) return { ...parts, ...stateOf(row, 'sent', { now }), nextAt: row.validUntil ?? null };
  if (!said) return besides;
  const errorCode = said.status === 'delivered' ? null : ((said.code as Code | undefined) ?? null);
  if (row.status === said.status && (row.errorCode ?? null) === errorCode) return besides;
  const step = { now, ...(said.code === undefined ? { note: code } : { code: said.code }) };
  return {
    ...parts,
    ...stateOf(row, said.status, step),
    nextAt: null,
    deliveredAt: said.status === 'delivered' ? momentOf(row, receipt, now) : null,
    errorCode,
  };
};

type Patch = Partial<Omit<Message, 'id'>>;

/* Whoever was charged for what was not taken gets it back; what has arrived after all is charged. */
const stateOf = (row: Message, status: State, step: Parameters<typeof stepTo>[2]): Patch => {
  const isFree = status === 'rejected';
  if (isFree === (row.status === 'rejected')) return stepTo(row, status, step);
  const charge = isFree
    ? withoutPrice(row)
    : addDecimals([toDecimal(row.charge) ?? '0', toDecimal(row.price) ?? '0']);
  return { ...stepTo(row, status, step), charge };
};

/* As the operator says, but neither before it was handed over nor to come. */
const momentOf = ({ sentAt }: Message, { at }: Pick<Receipt, 'at'>, now: Date): string => {
  const said = at?.toISOString() ?? now.toISOString();
  const earliest = sentAt && said < sentAt ? sentAt : said;
  return earliest > now.toISOString() ? now.toISOString() : earliest;
};

/** Asks for the receipts that are due; what has none when its validity is over counts as unknown. Answers how many there were. */
export const askForReceipts = async (operator: Operator, desk: Desk): Promise<number> => {
  const due = { $or: [{ nextAt: null }, { nextAt: { $lte: desk.now.toISOString() } }] };
  const rows = await desk.records('smsLogs').list({ where: { status: 'sent', ...due }, limit: BATCH });
  if (rows.length === 0) return 0;
  const asked = rows.map(({ messageId, id, to }) => ({ id: messageId ?? id, to: to ?? '' }));
  const receipts = (await operator.receipts?.(asked, desk.now)) ?? [];
  if (receipts.length > 0) await receive(receipts, desk);
  const heard = new Set(receipts.map(({ id }) => recordOf(id ?? '')));
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
