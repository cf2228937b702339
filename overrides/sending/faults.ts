import type { Campaign, Desk } from './desk';

type Text = Readonly<Record<'en' | 'de' | 'fr' | 'pt', string>>;

/** Why a campaign may not be sent, by its field; none when it may. */
export const faultsOf = async (
  { user, senderId }: Partial<Campaign>,
  { records, now }: Pick<Desk, 'records' | 'now'>,
): Promise<{ user?: Text; senderId?: Text }> => {
  const [customer, sender] = [
    user ? await records('users').get(user) : undefined,
    senderId ? await records('senderIds').get(senderId) : undefined,
  ];
  if (customer?.status !== 'active') return { user: NOT_ACTIVE };
  if (sender?.status !== 'approved') return { senderId: NOT_APPROVED };
  if (sender.user !== user) return { senderId: OF_ANOTHER };
  const today = now.toISOString().slice(0, 10);
  if (sender.validUntil && sender.validUntil < today) return { senderId: RUN_OUT };
  return {};
};

const NOT_ACTIVE = {
  en: 'The account of this customer is not active.',
  de: 'Das Konto dieses Kunden ist nicht aktiv.',
  fr: 'Le compte de ce client n’est pas actif.',
  pt: 'A conta deste cliente não está ativa.',
};

const NOT_APPROVED = {
  en: 'This sender ID is not approved.',
  de: 'Diese Absenderkennung ist nicht freigegeben.',
  fr: 'Cet identifiant d’expéditeur n’est pas approuvé.',
  pt: 'Este ID de remetente não está aprovado.',
};

const OF_ANOTHER = {
  en: 'This sender ID belongs to another customer.',
  de: 'Diese Absenderkennung gehört einem anderen Kunden.',
  fr: 'Cet identifiant d’expéditeur appartient à un autre client.',
  pt: 'Este ID de remetente pertence a outro cliente.',
};

const RUN_OUT = {
  en: 'This sender ID has run out.',
  de: 'Diese Absenderkennung ist abgelaufen.',
  fr: 'Cet identifiant d’expéditeur a expiré.',
  pt: 'Este ID de remetente expirou.',
};
