import type config from '../../resources.config';
import type { RecordOf } from '../../src/config/defineResource';
import type { Desk, Message } from './desk';
import { stoppedByOptOut } from './senders/purpose';
import { countryRulesOf } from './senders/countryRules';

type Resources = typeof config.resources;

export type Listed = RecordOf<Resources['optOuts']>;
export type Contact = RecordOf<Resources['contacts']>;

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
export const optOut = (given: OptOut, desk: Desk): Promise<{ readonly id: string }> => keep(given, desk);

/** The same, of a contact that had opted out before, or that staff has blocked. */
export const keep = (
  {
    at,
    blocked = false,
    ...given
  }: OptOut & { readonly at?: string | undefined; readonly blocked?: boolean },
  desk: Desk,
): Promise<{ readonly id: string }> =>
  desk.transaction(async (inner) => {
    await inner.turn(TURN);
    const { records, now } = inner;
    const { group, ...how } = given;
    const scope = scopeOf({ ...given, scope: group ? 'group' : 'all' });
    const [there] = await activeOf(scope, inner);
    const isNew = { ...how, ...scope, at: at ?? now.toISOString(), status: 'active', blocked } as const;
    const listed = there ?? (await records('optOuts').create(isNew));
    if (blocked && !listed.blocked) await records('optOuts').update(listed.id, { blocked });
    await mark(listed, inner);
    return { id: listed.id };
  });

/**
 * An opt-in word of that number to that customer lifts what it has opted out of there as a whole; of a group, of that
 * group alone. What is blocked stays so.
 */
export const optIn = ({ user, phone, group, words, sender }: OptIn, desk: Desk): Promise<void> =>
  desk.transaction(async (inner) => {
    await inner.turn(TURN);
    const scope = scopeOf({ user, phone, group: group ?? null, scope: group ? 'group' : 'all' });
    const active = await activeOf(scope, inner);
    if (active.some(({ blocked }) => blocked)) return;
    const how = {
      liftReason: `Sent ${words}.`.slice(0, 300),
      proof: sender ? `${words} → ${sender}` : words,
    };
    for (const { id } of active) await lift(id, how, inner);
    await letIn({ ...scope, blocked: false }, inner, { optInMethod: 'keyword' });
  });

export type OptIn = {
  readonly user: string;
  readonly phone: string;
  readonly group?: string | null;
  readonly words: string;
  readonly sender?: string;
};

type Addressed = Pick<Message, 'id' | 'user' | 'to' | 'campaign' | 'purpose'>;

type Asking = Pick<Desk, 'records'>;

/**
 * Of these messages, the ids of those that may not go to whoever wants nothing more from their customer, or from one of the
 * groups of their campaign, by what they are for; and of all to whoever is blocked. However many they are, the list and the contacts are asked once each.
 */
export const optedOutAmong = async (
  rows: readonly Addressed[],
  desk: Asking,
): Promise<ReadonlySet<string>> => {
  const listed = await activeAmong(rows.map(receiverOf), desk);
  const marked = await contactsAmong(rows.map(receiverOf), desk, { status: { $in: OUT } });
  const ofAll = new Set([...listed.filter(({ scope }) => scope !== 'group'), ...marked].map(keyOf));
  const ofGroups = new Set(listed.flatMap((each) => (each.group ? `${keyOf(each)} ${each.group}` : [])));
  const groupsOf = await campaignGroups(ofGroups.size > 0 ? rows : [], desk);
  const isBlocked = (each: Partial<Listed> | Contact) =>
    ('blocked' in each && each.blocked === true) || each.status === 'blacklisted';
  const blocked = new Set([...listed, ...marked].filter(isBlocked).map(keyOf));
  const rules = await countryRulesOf(desk);
  return new Set(
    rows.flatMap((row) => {
      const key = keyOf(receiverOf(row));
      const groups = groupsOf.get(row.campaign ?? '') ?? [];
      const isOutOf = ofAll.has(key) || groups.some((group) => ofGroups.has(`${key} ${group}`));
      return blocked.has(key) || (isOutOf && stoppedByOptOut(row, rules)) ? row.id : [];
    }),
  );
};

/** Of messages of campaigns, the ids of those whose number is no contact of their customer any more. */
export const goneAmong = async (rows: readonly Addressed[], desk: Asking): Promise<ReadonlySet<string>> => {
  const ofCampaigns = rows.filter(({ campaign }) => campaign);
  const there = new Set((await contactsAmong(ofCampaigns.map(receiverOf), desk)).map(keyOf));
  return new Set(ofCampaigns.flatMap((row) => (there.has(keyOf(receiverOf(row))) ? [] : row.id)));
};

const receiverOf = ({ user, to }: Addressed): Whose => ({ user, phone: to });

/** What holds of these numbers at these customers. */
export const activeAmong = (whose: readonly Whose[], { records }: Asking): Promise<readonly Listed[]> =>
  among(whose, (where) => records('optOuts').list({ where: { ...where, status: 'active' }, limit: ALL }));

/** The contacts with these numbers of these customers. */
export const contactsAmong = (
  whose: readonly Whose[],
  { records }: Asking,
  rule: { readonly status?: { readonly $in: typeof OUT } } = {},
): Promise<readonly Contact[]> =>
  among(whose, (where) => records('contacts').list({ where: { ...where, ...rule }, limit: ALL }));

const among = async <Row extends Whose>(
  whose: readonly Whose[],
  ask: (where: ReturnType<typeof whereOf>) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const keys = new Set(whose.map(keyOf));
  return whose.length === 0 ? [] : (await ask(whereOf(whose))).filter((row) => keys.has(keyOf(row)));
};

const whereOf = (whose: readonly Whose[]) => ({
  user: { $in: distinct(whose.map(({ user }) => user)) },
  phone: { $in: distinct(whose.map(({ phone }) => phone)) },
});

/** Keeps what the operator says of messages that it does not deliver, because their receivers have opted out with it. */
export const keepReported = async (
  moves: readonly { readonly row: Message; readonly patch: Partial<Message> }[],
  desk: Desk,
): Promise<void> => {
  for (const { row, patch } of moves) {
    if (patch.errorCode !== 'optOut' || !row.user || !row.to) continue;
    const said = { sender: row.from ?? '', words: REPORTED, message: row.id };
    await optOut({ user: row.user, phone: row.to, way: 'operator', ...said }, desk);
  }
};

const REPORTED = 'Reported by the operator.';

/** What writes on the list takes this turn, so that nothing is on it twice. */
export const TURN = 'optOuts';

/** So many as there are: a customer has a number in one contact, and on the list once for each group. */
const ALL = 100_000;

type Whose = { readonly user?: string | null | undefined; readonly phone?: string | null | undefined };

export const keyOf = ({ user, phone }: Whose): string => `${user} ${phone}`;

const distinct = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.flatMap((each) => each || [])),
];

const campaignGroups = async (
  rows: readonly Addressed[],
  { records }: Asking,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const campaigns = await records('campaigns').getMany(distinct(rows.map(({ campaign }) => campaign)));
  return new Map(campaigns.map(({ id, groups }) => [id, groups ?? []]));
};

/** Of what somebody wants nothing: of one group, or of all that a customer sends. */
export const scopeOf = ({ user, phone, scope, group }: Partial<Listed>) => ({
  user: user ?? '',
  phone: phone ?? '',
  ...(scope === 'group' ? ({ scope, group: group ?? '' } as const) : ({ scope: 'all' } as const)),
});

/** What holds of a number, or of it and one scope. */
export const activeOf = (
  of: Partial<ReturnType<typeof scopeOf>> & { readonly user: string; readonly phone: string },
  { records }: Asking,
): Promise<readonly Listed[]> => records('optOuts').list({ where: { ...of, status: 'active' }, limit: ALL });

/** The contacts say what the list says, so that whoever looks at them sees it, and lists of them can be counted. */
export const mark = async (listed: Listed, desk: Desk): Promise<void> => {
  const { scope, group, words } = listed;
  for (const contact of await contactsAmong([listed], desk)) {
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

export const isOut = ({ status }: Pick<Contact, 'status'>): boolean => OUT.some((each) => each === status);

export type Lifting = {
  readonly liftReason: string;
  readonly proof: string;
  readonly liftedBy?: string | null;
};

export const lift = async (id: string, how: Lifting, { records, now }: Desk): Promise<void> =>
  void (await records('optOuts').update(id, { status: 'lifted', liftedAt: now.toISOString(), ...how }));

/** The contacts that nothing keeps out any more. Whom staff has blocked stays so, until that is lifted. */
export const letIn = async (
  { scope, group, blocked, ...whose }: Partial<Listed>,
  desk: Desk,
  how: Pick<Partial<Contact>, 'optInMethod'> = {},
): Promise<void> => {
  for (const { id, status, leftGroups } of await contactsAmong([whose], desk)) {
    if (scope === 'group') {
      const left = (leftGroups ?? []).filter((each) => each !== group);
      await desk.records('contacts').update(id, { leftGroups: left });
    } else if (status === 'unsubscribed' || (blocked && status === 'blacklisted'))
      await desk.records('contacts').update(id, {
        ...how,
        status: 'subscribed',
        optInAt: desk.now.toISOString(),
        optOutAt: null,
        optOutReason: null,
      });
  }
};
