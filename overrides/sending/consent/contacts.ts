import type config from '../../../resources.config';
import type { Context } from '../../../server/hooks/defineHooks';
import type { Desk } from '../desk';
import { activeOf, isOut, keep, lift, TURN, type Contact, type Listed } from '../optOuts';

type Change = { readonly before: Contact; readonly after: Contact; readonly action: string | undefined };

type Hooked<Row> = Pick<Context<typeof config, Row, never>, 'me' | 'refusal'> & Desk;

type Patch<Row> = Partial<Omit<Row, 'id'>>;

/** What a contact is by the list: opted out, or of which groups; undefined where it is so. */
export const asListed = async (
  contact: Omit<Contact, 'id'>,
  desk: Desk,
): Promise<Patch<Contact> | undefined> => {
  const { user, phone } = contact;
  if (!user || !phone) return undefined;
  const listed = await activeOf({ user, phone }, desk);
  const groups = listed.flatMap(({ scope, group }) => (scope === 'group' && group ? group : []));
  const left = contact.leftGroups ?? [];
  const isLeft = groups.length === left.length && groups.every((each) => left.includes(each));
  const whole = listed.find(({ scope }) => scope !== 'group');
  const patch = {
    ...(whole && !isOut(contact) && leaving(whole)),
    ...(!isLeft && { leftGroups: groups }),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
};

const leaving = ({ blocked, at, words }: Listed): Patch<Contact> => ({
  status: blocked ? 'blacklisted' : 'unsubscribed',
  optOutAt: at ?? null,
  optOutReason: words?.slice(0, 300) ?? null,
});

/** What is to be written besides when a contact changes. @throws where somebody would come back. */
export const settled = async (
  change: Change,
  context: Hooked<Contact>,
): Promise<Patch<Contact> | undefined> => {
  const { before, after, action } = change;
  if (isBack(action) || isSame(before, after)) return undefined;
  refuseBack(change, context);
  // Before the contact is held: who opts out by a word holds the list first, and then the contact.
  if (isOut(before) !== isOut(after)) await context.turn(TURN);
  return asListed(after, context);
};

/** Puts on the list whoever has opted out by a change, and lets nobody off it. @throws where somebody would come back. */
export const keepConsent = async (change: Change, context: Hooked<Contact>): Promise<void> => {
  const { before, after, action } = change;
  if (isBack(action) || isSame(before, after)) return;
  // What is undone comes here alone.
  refuseBack(change, context);
  // The number that it had stays on the list, and so does the one it has.
  if (isOut(before)) await keepOut(before, context);
  await restored(after, context);
};

const refuseBack = ({ before, after }: Change, { refusal }: Hooked<Contact>): void => {
  if (isOut(before) && !isOut(after)) throw refusal({ status: BY_ACTION });
};

/** Puts a new contact on the list, where it is made as one that is out. */
export const listedAnew = async (contact: Contact, desk: Desk): Promise<void> => {
  if (isOut(contact)) await keepOut(contact, desk);
};

/** Brings a contact in step that comes back as it was. */
export const restored = async (contact: Contact, desk: Desk): Promise<void> => {
  await listedAnew(contact, desk);
  const patch = await asListed(contact, desk);
  if (patch) await desk.records('contacts').update(contact.id, patch);
};

/** Puts a contact that is out on the list, if it is not on it. */
export const keepOut = async (
  { user, phone, status, optOutReason, optOutAt }: Contact,
  desk: Desk,
): Promise<void> => {
  if (!user || !phone) return;
  const blocked = status === 'blacklisted';
  await keep(
    { user, phone, way: 'person', words: optOutReason ?? '', blocked, at: optOutAt ?? undefined },
    desk,
  );
};

type Form = Readonly<Record<string, unknown>>;

/** Brings a contact back in, by somebody with a reason and proof: what keeps it out is lifted. */
export const bringBack = async (
  { before, form }: { readonly before: Contact; readonly form: Form },
  context: Hooked<Contact>,
): Promise<Patch<Contact>> => {
  const { user, phone, status } = before;
  if (status === 'blacklisted') await refuseCustomers(context, { status: BY_STAFF });
  if (!isReasoned(form)) throw context.refusal({ status: BY_ACTION });
  const listed = await activeOf({ user: user ?? '', phone: phone ?? '', scope: 'all' }, context);
  if (status !== 'blacklisted' && listed.some(({ blocked }) => blocked))
    throw context.refusal({ status: BY_STAFF });
  for (const { id } of listed) await lift(id, await howOf(form, context), context);
  return { status: 'subscribed' };
};

/** Keeps a contact out for good. */
export const block = async ({ form }: { readonly form: Form }, context: Hooked<Contact>): Promise<void> => {
  await refuseCustomers(context, { status: BY_STAFF });
  if (!form['optOutReason']) throw context.refusal({ optOutReason: NO_REASON });
};

/** Whoever is blocked was blocked by staff, and comes back by them alone. */
export const refuseCustomers = async <Row>(
  { me, records, refusal }: Hooked<Row>,
  said: Parameters<Hooked<Row>['refusal']>[0],
): Promise<void> => {
  if (me && (await records('users').get(me.id))) throw refusal(said);
};

/** Who lifts it, where that is an admin: what customers do is in the log. */
export const liftedBy = async ({ me, records }: Hooked<never>): Promise<string | null> =>
  me && (await records('admins').get(me.id)) ? me.id : null;

const howOf = async (form: Form, context: Hooked<Contact>) => ({
  liftReason: String(form['liftReason']),
  proof: String(form['proof']),
  liftedBy: await liftedBy(context as Hooked<never>),
});

const isReasoned = (form: Form): boolean => Boolean(form['liftReason']) && Boolean(form['proof']);

const isBack = (action: string | undefined): boolean => action === 'optBackIn' || action === 'unblock';

const isSame = (before: Contact, after: Contact): boolean =>
  before.user === after.user && before.phone === after.phone && before.status === after.status;

const NO_REASON = {
  en: 'Say why it is blocked.',
  de: 'Sagen Sie, warum sie gesperrt wird.',
  fr: 'Dites pourquoi il est bloqué.',
  pt: 'Diga porque é bloqueado.',
};

export const BY_ACTION = {
  en: 'This person has opted out. They come back one at a time, by “Opt back in” with a reason and proof.',
  de: 'Diese Person hat sich abgemeldet. Zurück kommt sie nur einzeln, mit „Wieder anmelden“, Grund und Nachweis.',
  fr: 'Cette personne s’est désinscrite. Elle ne revient qu’une à une, par « Réinscrire », avec un motif et une preuve.',
  pt: 'Esta pessoa cancelou. Só volta uma a uma, com “Voltar a inscrever”, um motivo e uma prova.',
};

export const BY_STAFF = {
  en: 'This number is blocked: only admins can change that.',
  de: 'Diese Nummer ist gesperrt: Das ändern nur Administratoren.',
  fr: 'Ce numéro est bloqué : seuls les administrateurs peuvent le changer.',
  pt: 'Este número está bloqueado: só os administradores o podem alterar.',
};
