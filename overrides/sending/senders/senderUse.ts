import { countryOf } from '../../../src/fields/phone/readPhone';
import { countryRulesOf, ruleFor } from './countryRules';
import { BATCH, type Code, type CountryRule, type Desk, type Network, type Sender } from '../desk';
import { faultyOr, senderCheck } from '../handing/faulty';
import { numberOf } from '../numbers';
import type { Routes } from '../routes';

/** Why a sender may not be used for a number; undefined where it may. @throws where it was stored past its checks. */
export type SenderUse = (from: string, to: string) => Code | undefined;

/** What messages of these senders are held to: the sender ID itself, what countries ask, and what operators take. */
export const senderUseOf = async (
  froms: readonly string[],
  routes: Routes,
  desk: Pick<Desk, 'records'>,
): Promise<SenderUse> => {
  const rules = await countryRulesOf(desk);
  const names = [...new Set(froms)];
  const known = await desk.records('senderIds').list({
    where: { senderId: { $in: names } },
    limit: names.length + 1,
  });
  const senders = new Map(known.map((each) => [each.senderId, each]));
  const check = senderCheck(desk);
  return (from, to) => {
    const sender = senders.get(from);
    if (sender) check(sender);
    return useFault({ from, sender, to, network: routes(to), rule: ruleFor(to, rules) });
  };
};

type Use = {
  readonly from: string;
  /** None of what we send ourselves, which is registered nowhere. */
  readonly sender: Sender | undefined;
  readonly to: string;
  /** None where no operator has the number: then that is what keeps it from going. */
  readonly network: Network | undefined;
  /** Of the country of the number. */
  readonly rule: CountryRule | undefined;
};

const useFault = ({ from, sender, to, network, rule }: Use): Code | undefined => {
  const { countries, operators } = sender ?? {};
  const isName = isAlphanumeric(from);
  if (countries?.length && !countries.includes(countryOf(to) ?? '')) return 'sender';
  if (isName && rule?.alphaSender === 'notAllowed') return 'sender';
  if (!network) return undefined;
  const isNamed = operators?.includes(network.id) ?? false;
  const mustBeNamed = network.needsRegistration || (isName && rule?.alphaSender === 'registered');
  if (mustBeNamed && !isNamed) return '19';
  if (operators?.length && !isNamed) return 'sender';
  return isName && network.alphaSender === false ? 'sender' : undefined;
};

/** A name, to which nobody can answer; else a number. */
export const isAlphanumeric = (from: string): boolean => /[a-z]/i.test(from);

/** A sender as people read it, and where it may be used. */
export type UsedSender = { readonly from: string; readonly mayUse: SenderUse };

/**
 * Why a sender may be used for none of the contacts of a rule, as of the first; undefined where it may, and where there are
 * none. Of very many that it may not be used for the first ones are looked at.
 */
export const unusableFor = async (
  whom: object,
  { from, mayUse }: UsedSender,
  { records }: Desk,
): Promise<Code | undefined> => {
  let after = '';
  let first: Code | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const where = { ...whom, id: { $gt: after } } as object;
    const found = await records('contacts').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    const codes = found.map((each) => faultyOr(() => mayUse(from, numberOf(each))));
    if (codes.includes(undefined)) return undefined;
    first ??= codes[0];
    if (found.length < BATCH) return first;
    after = found.at(-1)?.id ?? '';
  }
  return undefined;
};

const MOST_PAGES = 20;
