import type { Campaign, Desk } from './desk';

/** Why a campaign may not be sent, by its field; none when it may. */
export const faultsOf = async (
  { user, senderId }: Partial<Campaign>,
  { records, now }: Pick<Desk, 'records' | 'now'>,
): Promise<{ user?: string; senderId?: string }> => {
  const [customer, sender] = [
    user ? await records('users').get(user) : undefined,
    senderId ? await records('senderIds').get(senderId) : undefined,
  ];
  if (customer?.status !== 'active') return { user: 'The account of this customer is not active.' };
  if (sender?.status !== 'approved') return { senderId: 'This sender ID is not approved.' };
  if (sender.user !== user) return { senderId: 'This sender ID belongs to another customer.' };
  const today = now.toISOString().slice(0, 10);
  if (sender.validUntil && sender.validUntil < today) return { senderId: 'This sender ID has run out.' };
  return {};
};
