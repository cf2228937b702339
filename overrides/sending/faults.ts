import type { Campaign, Desk } from './desk';

type Text = Readonly<Record<'en' | 'de' | 'fr' | 'pt', string>>;

type Asking = Pick<Desk, 'records' | 'now'>;

/** Why a campaign may not be sent, by its field; none when it may. */
export const faultsOf = async (
  campaign: Partial<Campaign>,
  desk: Asking,
): Promise<{ user?: Text; senderId?: Text }> => {
  const user = await customerFault(campaign, desk);
  if (user) return { user: FAULTS[user] };
  const senderId = await senderFault(campaign, desk);
  return senderId ? { senderId: FAULTS[senderId] } : {};
};

/** Why its customer may send nothing. */
export const customerFault = async (
  { user }: Partial<Campaign>,
  { records }: Asking,
): Promise<'inactive' | undefined> =>
  user && (await records('users').get(user))?.status === 'active' ? undefined : 'inactive';

/** Why its sender ID may not be used. */
export const senderFault = async (
  { user, senderId }: Partial<Campaign>,
  { records, now }: Asking,
): Promise<'notApproved' | 'ofAnother' | 'runOut' | undefined> => {
  const sender = senderId ? await records('senderIds').get(senderId) : undefined;
  if (sender?.status !== 'approved') return 'notApproved';
  if (sender.user !== user) return 'ofAnother';
  const isOver = sender.validUntil && sender.validUntil < now.toISOString().slice(0, 10);
  return isOver ? 'runOut' : undefined;
};

const FAULTS = {
  inactive: {
    en: 'The account of this customer is not active.',
    de: 'Das Konto dieses Kunden ist nicht aktiv.',
    fr: 'Le compte de ce client n’est pas actif.',
    pt: 'A conta deste cliente não está ativa.',
  },
  notApproved: {
    en: 'This sender ID is not approved.',
    de: 'Diese Absenderkennung ist nicht freigegeben.',
    fr: 'Cet identifiant d’expéditeur n’est pas approuvé.',
    pt: 'Este ID de remetente não está aprovado.',
  },
  ofAnother: {
    en: 'This sender ID belongs to another customer.',
    de: 'Diese Absenderkennung gehört einem anderen Kunden.',
    fr: 'Cet identifiant d’expéditeur appartient à un autre client.',
    pt: 'Este ID de remetente pertence a outro cliente.',
  },
  runOut: {
    en: 'This sender ID has run out.',
    de: 'Diese Absenderkennung ist abgelaufen.',
    fr: 'Cet identifiant d’expéditeur a expiré.',
    pt: 'Este ID de remetente expirou.',
  },
} as const satisfies Readonly<Record<string, Text>>;
