import type { Desk } from '../desk';
import { isNumber } from '../numbers';
import { optOut } from '../optOuts';
import { contactOf, isOut } from './groupWords';
import { tellOfLeaving } from './tell';

export type Leaving = {
  readonly phone: string;
  readonly users: readonly string[];
  /** Of these groups of theirs alone. */
  readonly groups?: readonly { readonly id: string; readonly user?: string | null }[];
  readonly words: string;
  readonly sender: string;
  /** The message before it, by customer. */
  readonly last?: ReadonlyMap<string, { readonly id: string }>;
  /** The reply that somebody is deciding on, which is written by that. */
  readonly decided?: string;
};

/** Opts a number out at each of these customers, or of these groups. Answers how many of them are new. */
export const leave = async (leaving: Leaving, desk: Desk): Promise<number> => {
  const { phone, users, groups, words, sender, last } = leaving;
  const scopes: readonly { readonly user: string; readonly group?: string }[] = groups
    ? groups.map(({ id, user }) => ({ user: user ?? '', group: id }))
    : users.map((user) => ({ user }));
  let heard = 0;
  for (const scope of scopes) {
    if (!(await isOut({ phone, ...scope }, desk))) heard += 1;
    if (!isNumber(phone)) {
      await mark({ phone, words, user: scope.user }, desk);
      continue;
    }
    const message = last?.get(scope.user)?.id ?? null;
    const how = { way: 'reply', words: words.slice(0, 480), sender: sender.slice(0, 20), message } as const;
    const { id } = await optOut({ phone, ...scope, ...how }, desk);
    if (!groups && users.length > 1) await tellOfLeaving(scope.user, { phone, id }, desk);
  }
  if (!groups) await close(leaving, desk);
  return heard;
};

/* What is no number by any plan is on no list: its contact alone keeps that it has left. */
const mark = async (
  { phone, user, words }: { readonly phone: string; readonly user: string; readonly words: string },
  desk: Desk,
): Promise<void> => {
  const contact = await contactOf({ user, phone }, desk);
  const patch = {
    status: 'unsubscribed',
    optOutAt: desk.now.toISOString(),
    optOutReason: words.slice(0, 300),
  } as const;
  if (contact) await desk.records('contacts').update(contact.id, patch);
};

/* Whoever has left needs no decision any more, nor an answer to what was asked. */
const close = async ({ phone, users, decided }: Leaving, { records, now }: Desk): Promise<void> => {
  const where = { from: phone, status: 'open', user: { $in: users } } as const;
  const patch = { status: 'done', result: 'optedOut', decidedAt: now.toISOString() } as const;
  for (const { id } of await records('inboundMessages').list({ where, limit: 1000 }))
    if (id !== decided) await records('inboundMessages').update(id, patch);
  const asked = { phone, user: { $in: users }, askedGroups: { $exists: true } } as const;
  for (const { id, askedGroups } of await records('contacts').list({ where: asked, limit: 1000 }))
    if (askedGroups?.length) await records('contacts').update(id, { askedGroups: [] });
};
