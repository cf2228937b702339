import { refusedIn, type Desk } from '../desk';
import { groupedBy, move, stepTo, type Move } from '../move';

/** What is written down of these; `refused`, where the credit pays for none of a campaign. */
export const paidOf = async (
  campaign: string | null,
  moves: readonly Move[],
  desk: Desk,
): Promise<{ readonly written: readonly Move[]; readonly refused?: string | undefined }> => {
  if (campaign === null) return { written: await chargedByCustomer(moves, desk) };
  const refused = await charged(moves, desk);
  if (refused === undefined) return { written: moves };
  const written = await chargedFirst(moves, desk);
  return written.length > 0 ? { written } : { written, refused };
};

const charged = (moves: readonly Move[], desk: Desk): Promise<string | undefined> =>
  refusedIn(desk, 409, (inner) => move(moves, inner));

/* Of one campaign, as many from the first on as the credit pays for: what is refused is tried in halves. */
const chargedFirst = async (moves: readonly Move[], desk: Desk): Promise<readonly Move[]> => {
  let paid = 0;
  for (let size = 2 ** Math.floor(Math.log2(moves.length)); size >= 1; size /= 2) {
    const part = moves.slice(paid, paid + size);
    if (part.length > 0 && (await charged(part, desk)) === undefined) paid += part.length;
  }
  return moves.slice(0, paid);
};

/* Of no campaign, each customer by itself where not all have the credit: who has it is not kept waiting. */
const chargedByCustomer = async (moves: readonly Move[], desk: Desk): Promise<readonly Move[]> => {
  if ((await charged(moves, desk)) === undefined) return moves;
  const written: Move[] = [];
  for (const [, own] of groupedBy(moves, ({ row }) => row.user ?? '')) {
    if ((await charged(own, desk)) === undefined) written.push(...own);
    else await move(own.map(withoutCredit(desk)), desk);
  }
  return written;
};

/* Messages of one customer that come together fail together. */
const withoutCredit =
  ({ now }: Desk) =>
  ({ row, patch }: Move): Move =>
    patch.status === 'sending'
      ? { row, patch: { ...stepTo(row, 'failed', { now, code: '42' }), errorCode: '42', nextAt: null } }
      : { row, patch };
