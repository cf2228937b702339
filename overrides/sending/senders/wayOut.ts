import { withEnding } from '../../../server/hooks/values';
import type { Campaign, Desk, Message } from '../desk';
import { countryRulesOf, ruleFor, type CountryRules } from './countryRules';
import { purposeOfAll } from './purpose';
import { isAlphanumeric } from './senderUse';

/** A text of a campaign as it is sent: of marketing with what says how to opt out. */
export const asSent = (text: string, campaign: Partial<Campaign>): string =>
  withEnding(text, endingOf(campaign));

/** What is put at the end of the messages of a campaign; nothing is ''. */
export const endingOf = (campaign: Partial<Campaign>): string =>
  isMarketing(campaign) ? (campaign.optOutText ?? '') : '';

/** The message of a campaign as it is written, and sent. */
export const wholeMessage = (campaign: Partial<Campaign>): string => asSent(campaign.message ?? '', campaign);

/** The way out that a campaign of marketing has: its own, else that of its customer where nobody can answer its sender. */
export const wayOutOf = async (
  campaign: Partial<Campaign>,
  { records }: Pick<Desk, 'records'>,
): Promise<string | null> => {
  const { optOutText, user, senderId } = campaign;
  if (optOutText || !isMarketing(campaign)) return optOutText ?? null;
  const from = (await records('senderIds').get(senderId ?? ''))?.senderId ?? '';
  return isAlphanumeric(from) ? ((await records('users').get(user ?? ''))?.optOutText ?? null) : null;
};

/** What is to be written besides, where a campaign that was not sent yet gets the way out of its customer. */
export const withWayOut = async (campaign: Omit<Campaign, 'id'>, desk: Pick<Desk, 'records'>) => {
  if (campaign.startedAt || campaign.optOutText) return undefined;
  const optOutText = await wayOutOf(campaign, desk);
  return optOutText === null ? undefined : { optOutText };
};

/** Whether the country of a number asks for a way out that a campaign does not have. */
export const lacksWayOut = (
  campaign: Partial<Campaign>,
  { from, to, rules }: { readonly from: string; readonly to: string; readonly rules: CountryRules },
): boolean =>
  !campaign.optOutText &&
  isMarketing(campaign) &&
  isAlphanumeric(from) &&
  ruleFor(to, rules)?.needsWayOut === true;

/** The messages whose campaign has none, and whose country asks for one by now. */
export const bareAmong = async (
  rows: readonly Message[],
  desk: Pick<Desk, 'records'>,
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(rows.flatMap(({ campaign }) => campaign ?? []))];
  const campaigns = new Map((await desk.records('campaigns').getMany(ids)).map((each) => [each.id, each]));
  const rules = await countryRulesOf(desk);
  const isBare = ({ campaign, from, to }: Message): boolean => {
    const own = campaigns.get(campaign ?? '');
    return own !== undefined && lacksWayOut(own, { from: from ?? '', to: to ?? '', rules });
  };
  return new Set(rows.filter(isBare).map(({ id }) => id));
};

const isMarketing = (campaign: Partial<Campaign>): boolean => purposeOfAll(campaign) === 'marketing';

export const NO_WAY_OUT = {
  en: 'Say how people opt out, by a number or a link: the country of these recipients asks for it.',
  de: 'Sagen Sie mit einer Nummer oder einem Link, wie man sich abmeldet: Das Land dieser Empfänger verlangt es.',
  fr: 'Dites comment se désinscrire, par un numéro ou un lien : le pays de ces destinataires l’exige.',
  pt: 'Diga como sair, por um número ou uma ligação: o país destes destinatários exige-o.',
};
