import type config from '../../resources.config';
import type { RecordOf } from '../../src/config/defineResource';
import type { Desk, Message } from './desk';

type Resources = typeof config.resources;

type Listed = RecordOf<Resources['optOuts']>;
type Contact = RecordOf<Resources['contacts']>;

export type OptOut = {
  /** The customer. */
  readonly user: string;
  /** As numbers are stored: +491511234567. */
  readonly phone: string;
  /** Of this group alone; of all that its customer sends where there is none. */
  readonly group?: string | null;
  readonly way: 'reply' | 'operator' | 'person' | 'import';
  /** The sender that was answered. */
  readonly sender?: string;
  /** What was sent, or the reason given. */
  readonly words?: string;
  /** The message before it. */
  readonly message?: string | null;
};

/** States of contacts that get nothing. */
export const OUT = ['unsubscribed', 'blacklisted'] as const;

/** Keeps an opt-out, once for each customer, number and scope, and marks the contacts it is about. Answers the record. */
export const optOut = (given: OptOut, desk: Desk): Promise<{ readonly id: string }> =>
  desk.transaction(async (inner) => {
    await inner.turn(TURN);
    const { records, now } = inner;
    const { user, phone, group, ...how } = given;
    const scope = group ? ({ scope: 'group', group } as const) : ({ scope: 'all' } as const);
    const there = await activeOf({ user, phone, ...scope }, inner);
    const record =
      there[0] ??
      (await records('optOuts').create({
        user,
        phone,
        ...scope,
        ...how,
        at: now.toISOString(),
        status: 'active',
      }));
    await mark(record, inner);
    return { id: record.id };
  });

/**
 * An opt-in word of that number to that customer lifts what it has opted out of there as a whole; of a group, of that
 * group alone. What is blocked stays so.
 */
export const optIn = ({ user, phone, group, words, sender }: OptIn, desk: Desk): Promise<void> =>
  desk.transaction(async (inner) => {
    await inner.turn(TURN);
    const scope = group ? ({ scope: 'group', group } as const) : ({ scope: 'all' } as const);
    const active = await activeOf({ user, phone, ...scope }, inner);
    if (active.some(({ blocked }) => blocked)) return;
    const how = { liftReason: `Sent ${words}.`, proof: sender ? `${words} → ${sender}` : words };
    for (const { id } of active) await lift(id, how, inner);
    await letIn({ user, phone, group: group ?? null }, inner);
  });

export type OptIn = {
  readonly user: string;
  readonly phone: string;
  readonly group?: string | null;
  readonly words: string;
  readonly sender?: string;
};

/**
 * Of these messages, the ids of those to whoever wants nothing more from their customer, or from one of the groups of their
 * campaign. However many they are, the list and the contacts are asked once each.
 */
export const optedOutAmong = async (
  rows: readonly Message[],
  { records }: Pick<Desk, 'records'>,
): Promise<ReadonlySet<string>> => {
  const users = distinct(rows.map(({ user }) => user));
  const phones = distinct(rows.map(({ to }) => to));
  if (users.length === 0 || phones.length === 0) return new Set();
  const whose = { user: { $in: users }, phone: { $in: phones } };
  const listed = await records('optOuts').list({ where: { ...whose, status: 'active' }, limit: ALL });
  const marked = await records('contacts').list({ where: { ...whose, status: { $in: OUT } }, limit: ALL });
  const ofAll = new Set([...listed.filter(({ scope }) => scope !== 'group'), ...marked].map(keyOf));
  const ofGroups = listed.flatMap((each) => (each.group ? `${keyOf(each)} ${each.group}` : []));
  const groupsOf =
    ofGroups.length > 0 ? await campaignGroups(rows, { records }) : new Map<string, readonly string[]>();
  const left = new Set(ofGroups);
  return new Set(
    rows.flatMap((row) => {
      const key = keyOf({ user: row.user, phone: row.to });
      const groups = groupsOf.get(row.campaign ?? '') ?? [];
      return ofAll.has(key) || groups.some((group) => left.has(`${key} ${group}`)) ? row.id : [];
    }),
  );
};

/** What writes on the list takes this turn, so that nothing is on it twice. */
const TURN = 'optOuts';

/** So many as there are: a customer has a number in one contact, and on the list once for each group. */
const ALL = 100_000;

type Whose = { readonly user?: string | null | undefined; readonly phone?: string | null | undefined };

const keyOf = ({ user, phone }: Whose): string => `${user} ${phone}`;

const distinct = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.flatMap((each) => each || [])),
];

const campaignGroups = async (
  rows: readonly Message[],
  { records }: Pick<Desk, 'records'>,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const campaigns = await records('campaigns').getMany(distinct(rows.map(({ campaign }) => campaign)));
  return new Map(campaigns.map(({ id, groups }) => [id, groups ?? []]));
};

type Scope = {
  readonly user: string;
  readonly phone: string;
} & ({ readonly scope: 'all' } | { readonly scope: 'group'; readonly group: string });

const activeOf = (scope: Scope, { records }: Pick<Desk, 'records'>): Promise<readonly Listed[]> =>
  records('optOuts').list({ where: { ...scope, status: 'active' }, limit: ALL });

const contactsOf = (
  { user, phone }: Whose,
  { records }: Pick<Desk, 'records'>,
): Promise<readonly Contact[]> =>
  records('contacts').list({ where: { user: user ?? '', phone: phone ?? '' }, limit: ALL });

/* The contacts say what the list says, so that whoever looks at them sees it, and lists of them can be counted. */
const mark = async (listed: Listed, desk: Desk): Promise<void> => {
  const { scope, group, words } = listed;
  for (const contact of await contactsOf(listed, desk)) {
    const left = contact.leftGroups ?? [];
    if (scope === 'group' && group && !left.includes(group))
      await desk.records('contacts').update(contact.id, { leftGroups: [...left, group] });
    if (scope !== 'group' && !isOut(contact))
      await desk.records('contacts').update(contact.id, {
        status: 'unsubscribed',
        optOutAt: listed.at ?? desk.now.toISOString(),
        optOutReason: (words ?? '').slice(0, 300) || null,
      });
  }
};

const isOut = ({ status }: Pick<Contact, 'status'>): boolean => OUT.some((each) => each === status);

type Lifting = { readonly liftReason: string; readonly proof: string; readonly liftedBy?: string | null };

const lift = async (id: string, how: Lifting, { records, now }: Desk): Promise<void> =>
  void (await records('optOuts').update(id, { status: 'lifted', liftedAt: now.toISOString(), ...how }));

type Back = Whose & { readonly group: string | null };

/* The contacts that nothing keeps out any more. Whom staff has blocked stays so. */
const letIn = async ({ group, ...whose }: Back, desk: Desk): Promise<void> => {
  for (const { id, status, leftGroups } of await contactsOf(whose, desk)) {
    if (group !== null)
      await desk.records('contacts').update(id, {
        leftGroups: (leftGroups ?? []).filter((each) => each !== group),
      });
    else if (status === 'unsubscribed')
      await desk.records('contacts').update(id, {
        status: 'subscribed',
        optInAt: desk.now.toISOString(),
        optInMethod: 'keyword',
        optOutAt: null,
        optOutReason: null,
      });
  }
};
