import { quietUntil, zonesOf, type Quiet } from '../../../server/hooks/values';
import type { CountryRule, Desk, Network } from '../desk';
import { countryRulesOf, ruleFor } from './countryRules';

/** When marketing may go to a number, by its country and its operator; undefined where it may now. */
export type QuietHours = (to: string, network?: Network) => Date | undefined;

export const quietHoursOf = async (desk: Pick<Desk, 'records' | 'now'>): Promise<QuietHours> => {
  const rules = await countryRulesOf(desk);
  const known = new Map<string, Date>();
  const endOf = (id: string, quiet: Quiet, zones: readonly string[]): Date => {
    // Where it never ends the message waits until it is given up.
    const end = known.get(id) ?? quietUntil(quiet, zones, desk.now) ?? tomorrow(desk.now);
    known.set(id, end);
    return end;
  };
  return (to, network) => {
    const rule = ruleFor(to, rules);
    const ends = [
      ...(rule ? [endOf(rule.id, quietOf(rule), zonesOfCountry(rule.country))] : []),
      ...(network ? [endOf(network.id, quietOfNetwork(network), [network.timeZone || 'UTC'])] : []),
    ];
    const last = ends.toSorted((one, other) => other.getTime() - one.getTime())[0];
    return last && last > desk.now ? last : undefined;
  };
};

const tomorrow = (now: Date): Date => new Date(now.getTime() + 86_400_000);

const quietOfNetwork = ({ quietFrom, quietTo }: Network): Quiet => ({ from: quietFrom, to: quietTo });

const quietOf = ({ quietFrom, quietTo, quietDays, holidays }: Partial<CountryRule>): Quiet => ({
  from: quietFrom,
  to: quietTo,
  days: DAYS.flatMap((name, at) => (quietDays?.[name] ? at + 1 : [])),
  dates: datesIn(holidays),
});

/* What was stored past its checks is no day. */
const datesIn = (holidays: CountryRule['holidays']): readonly string[] =>
  Array.isArray(holidays)
    ? holidays.flatMap(({ day, yearly }) => {
        if (typeof day !== 'string') return [];
        return yearly ? day.slice('2031-'.length) : day;
      })
    : [];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const zonesOfCountry = (country: string): readonly string[] => {
  const zones = zonesOf(country);
  return zones.length > 0 ? zones : ['UTC'];
};

/** Why no marketing would ever go to a country; none where some does. */
export const neverOpenFault = (rule: Partial<CountryRule>, now: Date): { quietFrom?: typeof NEVER } =>
  quietUntil(quietOf(rule), zonesOfCountry(rule.country ?? ''), now) ? {} : { quietFrom: NEVER };

const NEVER = {
  en: 'No marketing would ever be sent: in one of its time zones it would be quiet at any time of the next month.',
  de: 'Werbung würde nie gesendet: In einer der Zeitzonen wäre es im nächsten Monat zu jeder Zeit ruhig.',
  fr: 'Aucune publicité ne serait jamais envoyée : le mois prochain, il y aurait silence à tout moment dans l’un des fuseaux horaires.',
  pt: 'Nunca seria enviada publicidade: no próximo mês, haveria silêncio a qualquer hora num dos fusos horários.',
};
