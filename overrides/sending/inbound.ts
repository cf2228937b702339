import { alone, type Desk } from './desk';
import { senderNumber } from './numbers';

/** A message that somebody has sent to us: `to` is the sender ID, or the number, that was answered. */
export type Inbound = { readonly from: string; readonly to: string; readonly text: string };

/**
 * A keyword makes a contact leave: that of one of its groups, or STOP. Where the sender ID is known, only the contacts of
 * its customer; else of all. Answers how many have left.
 */
export const hear = ({ from, to, text }: Inbound, desk: Desk): Promise<number> =>
  alone(desk, async ({ records, now }) => {
    const said = text
      .trim()
      .toUpperCase()
      .replace(/[.!]+$/, '');
    const [sender] = await records('senderIds').list({ where: { senderId: to }, limit: 1 });
    const phone = await senderNumber(from, { records });
    // Who has bounced may be reached again one day.
    const status = { $nin: ['unsubscribed', 'blacklisted'] } as const;
    const whose = { phone, status, ...(sender?.user && { user: sender.user }) };
    let left = 0;
    for (const { id, groups } of await records('contacts').list({ where: whose, limit: 10_000 })) {
      const own = await records('contactGroups').getMany(groups ?? []);
      const words = own.flatMap(({ optOutKeyword }) => optOutKeyword?.toUpperCase() ?? []);
      if (said !== 'STOP' && !words.includes(said)) continue;
      const patch = {
        status: 'unsubscribed',
        optOutAt: now.toISOString(),
        optOutReason: `Sent ${said}.`,
      } as const;
      await records('contacts').update(id, patch);
      left += 1;
    }
    return left;
  });
