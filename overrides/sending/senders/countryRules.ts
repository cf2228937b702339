import { countryOf } from '../../../src/fields/phone/readPhone';
import type { CountryRule, Desk } from '../desk';

/** What holds in which country, by its two letters; nothing where no row that is switched on says so. */
export type CountryRules = ReadonlyMap<string, CountryRule>;

export const countryRulesOf = async ({ records }: Pick<Desk, 'records'>): Promise<CountryRules> => {
  const rules = await records('countryRules').list({ where: { status: 'active' }, limit: 1000 });
  return new Map(rules.map((each) => [each.country, each]));
};

/** What holds where a number is. */
export const ruleFor = (to: string, rules: CountryRules): CountryRule | undefined =>
  rules.get(countryOf(to) ?? '');
