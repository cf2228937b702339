import { VALIDITY, type Campaign, type Message } from '../desk';
import { ruleFor, type CountryRules } from './countryRules';

export type Purpose = NonNullable<Message['purpose']>;

/** What a message is for. What says nothing is marketing in a campaign, and a service by itself. */
export const purposeOf = ({ purpose, campaign }: Partial<Message>): Purpose =>
  purpose ?? (campaign ? 'marketing' : 'service');

/** What the messages of a campaign are for. */
export const purposeOfAll = ({ purpose }: Partial<Campaign>): Purpose => purpose ?? 'marketing';

/** Whether it does not go to whoever has opted out: marketing, and all that is sent to a country whose rule says so. */
export const stoppedByOptOut = (row: Partial<Message>, rules: CountryRules): boolean =>
  purposeOf(row) === 'marketing' || ruleFor(row.to ?? '', rules)?.optOutStopsAll === true;

/** Until when a message is good that is written at a moment: nobody waits longer for a code. */
export const goodUntil = (purpose: Purpose, from: Date, hours?: number | null): string => {
  const usual = hours ? hours * 3_600_000 : VALIDITY;
  return new Date(from.getTime() + (purpose === 'code' ? VALIDITY_OF_CODE : usual)).toISOString();
};

/** Whether it is too late for a message. */
export const isOver = (row: Message, now: Date): boolean => {
  const isCode = purposeOf(row) === 'code' && row.createdAt;
  const until = row.validUntil ?? (isCode ? goodUntil('code', new Date(row.createdAt ?? now)) : undefined);
  return until !== undefined && until <= now.toISOString();
};

const VALIDITY_OF_CODE = 10 * 60_000;
