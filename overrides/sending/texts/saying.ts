import { countSegments } from '../../../server/hooks/values';
import { MOST_SEGMENTS, type Campaign, type Code, type Contact, type Desk } from '../desk';
import { asSent } from '../senders/wayOut';

/** What a contact reads, and what of it there is nothing for. */
export type Saying = (contact: Contact) => { readonly text: string; readonly empty: readonly string[] };

/** What a campaign says to each contact: in the language of the contact, else in that of its customer. */
export const sayingOf = async (
  campaign: Partial<Campaign>,
  { records }: Pick<Desk, 'records'>,
): Promise<Saying> => {
  const { user, message } = campaign;
  const fill = records('campaigns').merging('message');
  const customer = await records('users').get(user ?? '');
  return (contact) => {
    const said = fill(message ?? '', contact, customer?.language ?? undefined);
    return { ...said, text: asSent(said.text, campaign) };
  };
};

/** @throws Refusal that names what is wrong with the message: one that was stored before it was judged is not sent. */
export const judgeText = ({ message }: Partial<Campaign>, { records }: Pick<Desk, 'records'>): void =>
  records('campaigns').judge({ message: message ?? '' });

/** Why a text cannot be sent to whoever it is; undefined where it can. */
export const unsendable = (text: string): Code | undefined => {
  if (text.trim() === '') return 'empty';
  return countSegments(text).segments > MOST_SEGMENTS ? 'tooLong' : undefined;
};
