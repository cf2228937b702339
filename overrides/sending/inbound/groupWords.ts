import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import type { Desk } from '../desk';
import { OUT, optIn } from '../optOuts';
import { isSameWord } from './understand';

type Contact = RecordOf<(typeof config.resources)['contacts']>;

/** The groups of these customers whose words a text is: those that are left by it, and those that are joined. */
export const groupsOfWord = async (users: readonly string[], text: string, { records }: Desk) => {
  const groups = await records('contactGroups').list({ where: { user: { $in: users } }, limit: 10_000 });
  return {
    left: groups.filter(({ optOutKeyword }) => isSameWord(optOutKeyword ?? '', text)),
    joined: groups.filter(
      ({ status, signupKeyword }) => status === 'active' && isSameWord(signupKeyword ?? '', text),
    ),
  };
};

export type Joining = {
  readonly user: string;
  readonly phone: string;
  readonly words: string;
  /** Which was answered. */
  readonly sender: string;
};

/** The contact of this number at a customer. */
export const contactOf = async ({ user, phone }: Pick<Joining, 'user' | 'phone'>, { records }: Desk) =>
  (await records('contacts').list({ where: { user, phone }, limit: 1 }))[0];

/** Whether a number wants nothing from a customer, or from one of its groups. */
export const isOut = async (
  { user, phone, group }: Pick<Joining, 'user' | 'phone'> & { readonly group?: string },
  desk: Desk,
): Promise<boolean> => {
  const scope = group ? { group } : ({ scope: 'all' } as const);
  const where = { user, phone, status: 'active' as const, ...scope };
  if ((await desk.records('optOuts').count(where)) > 0) return true;
  const contact = group === undefined ? await contactOf({ user, phone }, desk) : undefined;
  return OUT.some((each) => each === contact?.status);
};

/**
 * Puts a number into groups of a customer, as a contact that is new or there, with what was sent as proof. What it had opted
 * out of there it takes back. False where it is blocked.
 */
export const join = async (
  { user, phone, words, sender }: Joining,
  groups: readonly string[],
  desk: Desk,
): Promise<boolean> => {
  const said = { user, phone, words, sender };
  for (const group of groups)
    if (await isOut({ user, phone, group }, desk)) await optIn({ ...said, group }, desk);
  if (await isOut({ user, phone }, desk)) await optIn(said, desk);
  if (await isOut({ user, phone }, desk)) return false;
  const there = await contactOf({ user, phone }, desk);
  const proof = {
    optInMethod: 'keyword',
    optInAt: desk.now.toISOString(),
    optInWords: words,
    optInSender: sender,
  } as const;
  const asked = (there?.askedGroups ?? []).filter((each) => !groups.includes(each));
  const all = [...new Set([...(there?.groups ?? []), ...groups])];
  const status = there && there.status !== 'asked' ? (there.status ?? 'subscribed') : 'subscribed';
  await write(there?.id, { user, phone, status, groups: all, askedGroups: asked, ...proof }, desk);
  return true;
};

/** Notes that a number was asked whether it joins groups: it gets nothing of them before it says yes. */
export const ask = async ({ user, phone }: Joining, groups: readonly string[], desk: Desk): Promise<void> => {
  const there = await contactOf({ user, phone }, desk);
  const askedGroups = [...new Set([...(there?.askedGroups ?? []), ...groups])];
  await write(there?.id, { user, phone, status: there?.status ?? 'asked', askedGroups }, desk);
};

const write = async (
  id: string | undefined,
  values: Partial<Omit<Contact, 'id'>>,
  { records }: Desk,
): Promise<void> => {
  if (id === undefined) await records('contacts').create(values);
  else await records('contacts').update(id, values);
};
