import type { Desk, Sender } from '../desk';
import { countryRulesOf } from './countryRules';
import { isAlphanumeric } from './senderUse';

/** What is left of a name for whoever reads it in passing: names with the same one are taken for each other. */
export const skeletonOf = (name: string): string => {
  if (!isAlphanumeric(name)) return name.replaceAll(/\D/g, '');
  const letters = name.toLowerCase().replaceAll(/[01i58]/g, (sign) => ALIKE[sign] ?? sign);
  return letters
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
};

const ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 5: 's', 8: 'b' };

/** Why a sender ID cannot be had, by its field; none when it can. */
export const nameFaults = async (
  { senderId, countries }: Partial<Sender>,
  desk: Pick<Desk, 'records'>,
): Promise<{ senderId?: Text; countries?: Text }> => {
  const own = skeletonOf(senderId ?? '');
  const reserved = await desk.records('reservedNames').list({ where: { status: 'active' }, limit: 10_000 });
  const found = reserved.find(({ name }) => skeletonOf(name) === own);
  if (found) return { senderId: RESERVED[found.kind](found.name) };
  if (!isAlphanumeric(senderId ?? '')) return {};
  const rules = await countryRulesOf(desk);
  const closed = countries?.filter((each) => rules.get(each)?.alphaSender === 'notAllowed') ?? [];
  return closed.length > 0 ? { countries: notAllowedIn(closed.join(', ')) } : {};
};

/** The approved sender IDs of others that this one may be taken for. */
export const lookAlikes = async (
  { senderId, user }: Sender,
  { records }: Pick<Desk, 'records'>,
): Promise<string[]> => {
  const approved = await records('senderIds').list({
    where: { status: 'approved', user: { $ne: user } },
    limit: 10_000,
  });
  const own = skeletonOf(senderId);
  return approved.flatMap((each) => (skeletonOf(each.senderId) === own ? each.id : []));
};

/** Names one that is approved now in the reviews that wait. */
export const nameInReviews = async ({ id, senderId, user }: Sender, { records }: Pick<Desk, 'records'>) => {
  const waiting = await records('senderIds').list({
    where: { status: 'pending', user: { $ne: user } },
    limit: 10_000,
  });
  const own = skeletonOf(senderId);
  for (const each of waiting)
    if (skeletonOf(each.senderId) === own)
      await records('senderIds').update(each.id, { similar: [...new Set([...(each.similar ?? []), id])] });
};

type Text = Readonly<Record<'en' | 'de' | 'fr' | 'pt', string>>;

const RESERVED: Readonly<Record<'keyword' | 'general', (name: string) => Text>> = {
  keyword: (name) => ({
    en: `It reads like “${name}”, which people answer to opt in or out.`,
    de: `Sie liest sich wie „${name}“, womit Menschen sich an- oder abmelden.`,
    fr: `Il se lit comme « ${name} », que l’on répond pour s’inscrire ou se désinscrire.`,
    pt: `Lê-se como “${name}”, com que as pessoas respondem para aderir ou sair.`,
  }),
  general: (name) => ({
    en: `It reads like “${name}”, which does not say who is writing.`,
    de: `Sie liest sich wie „${name}“, was nicht sagt, wer schreibt.`,
    fr: `Il se lit comme « ${name} », qui ne dit pas qui écrit.`,
    pt: `Lê-se como “${name}”, que não diz quem escreve.`,
  }),
};

const notAllowedIn = (countries: string): Text => ({
  en: `Senders with letters are not delivered in: ${countries}. Leave them out, or ask for a number.`,
  de: `Absender mit Buchstaben werden nicht zugestellt in: ${countries}. Lassen Sie diese weg oder beantragen Sie eine Nummer.`,
  fr: `Les expéditeurs contenant des lettres ne sont pas acheminés dans : ${countries}. Retirez-les ou demandez un numéro.`,
  pt: `Remetentes com letras não são entregues em: ${countries}. Retire-os ou peça um número.`,
});
