import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import { countSegments, multiplyDecimals, type Decimal } from '../../../server/hooks/values';
import { segmentPrice, senderUse } from '../campaign';
import type { Campaign, Desk, Message, Network } from '../desk';
import { createConnections, type Connections } from '../handing/connections';
import { knownOf, type Known } from '../handing/judging';
import { createLanes } from '../handing/lanes';
import { saidTo } from '../handing/prepare';
import type { Operator } from '../operator';
import { contactsAmong, type Contact } from '../optOuts';
import { networksOf, routesAmong } from '../routes';
import { wayOutOf } from '../senders/wayOut';
import { sayingOf } from '../texts/saying';

export type Check = RecordOf<(typeof config)['resources']['sendChecks']>;

/** A message that is tried, as of a campaign to one number, with what is asked of both. */
export type Tried = {
  readonly desk: Desk;
  readonly campaign: Partial<Campaign>;
  readonly row: Message;
  readonly known: Known;
  /** Of this customer with this number; none needs to be. */
  readonly contact: Contact | undefined;
  /** Why its text cannot be filled in. */
  readonly fault: string | undefined;
  readonly network: Network | undefined;
  /** None where nothing is sent at all. */
  readonly connections: Connections | undefined;
};

/** What it costs; undefined where there is no price. */
export const costOf = async ({ row, desk }: Tried): Promise<Decimal | undefined> => {
  const { segments } = countSegments(row.text ?? '');
  const each = await segmentPrice(segments, desk);
  return each && multiplyDecimals([each, `${segments}`]);
};

export const triedOf = async (
  { user, senderId, to, purpose, text }: Omit<Check, 'id'>,
  operators: readonly Operator[] | undefined,
  desk: Desk,
): Promise<Tried> => {
  const draft: Partial<Campaign> = { user, senderId, purpose, message: text };
  const campaign = { ...draft, optOutText: await wayOutOf(draft, desk) };
  const [contact] = await contactsAmong([{ user, phone: to }], desk);
  const { text: said, fault } = saidTo(contact ?? { id: '' }, await sayingOf(campaign, desk));
  const { from, mayUse } = await senderUse(campaign, desk);
  const row: Message = { id: 'check', user, from, to, purpose, text: said, status: 'queued' };
  const networks = await networksOf(desk);
  const routes = routesAmong(networks);
  const connections =
    operators &&
    createConnections(
      operators,
      createLanes(() => undefined),
    );
  await connections?.refresh(networks, desk);
  return {
    desk,
    campaign,
    row,
    known: { ...(await knownOf([row], routes, desk)), mayUse },
    contact,
    fault,
    network: routes(to),
    connections,
  };
};
