import type config from '../../resources.config';
import type { Context, HookText } from '../../server/hooks/defineHooks';
import { LARGEST_PATTERN, readPattern, type PatternFault } from '../../server/hooks/patterns';
import { READING, turns } from '../../server/hooks/turns';
import type { SpamWord } from './desk';

/** Why the pattern of a word cannot be asked; undefined where it can, and of words that are none. */
export const faultOf = async ({
  word,
  matchType,
  caseSensitive,
}: Partial<SpamWord>): Promise<PatternFault | undefined> => {
  if (matchType !== 'regex') return undefined;
  const read = await readPattern(word ?? '', { isCaseSensitive: caseSensitive ?? false });
  return 'kind' in read ? read : undefined;
};

type Own = Context<typeof config, SpamWord, never>;

/** Switches off what is active and could find nothing: the record says why, and the bell that there are such. */
export const switchOff = async (context: Own): Promise<void> => {
  const rest = turns();
  const where = { status: 'active', matchType: 'regex' } as const;
  const found = new Map<string, PatternFault>();
  for (const each of await context.records('spamWords').list({ where, limit: 10_000 })) {
    const fault = await faultOf(each);
    if (fault) found.set(each.id, fault);
    await rest(READING);
  }
  if (found.size === 0) return;
  await context.transaction(async (inner) => {
    await inner.turn('spamWords');
    for (const each of await inner.records('spamWords').getMany([...found.keys()])) {
      const fault = found.get(each.id);
      // Somebody else may have been faster.
      if (fault && each.status === 'active')
        await inner.records('spamWords').update(each.id, { status: 'inactive', problem: fault.kind });
    }
  });
};

type Sentence = Required<Exclude<HookText, string>>;

/** What is not possible, in the words of a person. */
export const sentenceOf = ({ kind, part }: PatternFault): Sentence => sentences[kind](part);

const sentences: Readonly<Record<PatternFault['kind'], (part: string) => Sentence>> = {
  lookAround: (part) => ({
    en: `“${part}” looks ahead or back, which is not possible.`,
    de: `„${part}“ schaut voraus oder zurück, was nicht möglich ist.`,
    fr: `« ${part} » regarde en avant ou en arrière, ce qui n’est pas possible.`,
    pt: `“${part}” olha para a frente ou para trás, o que não é possível.`,
  }),
  backReference: (part) => ({
    en: `“${part}” refers to what was found before, which is not possible.`,
    de: `„${part}“ bezieht sich auf zuvor Gefundenes, was nicht möglich ist.`,
    fr: `« ${part} » renvoie à ce qui a été trouvé avant, ce qui n’est pas possible.`,
    pt: `“${part}” refere-se ao que foi encontrado antes, o que não é possível.`,
  }),
  tooLarge: (part) => ({
    en: `“${part}” repeats too much: ${LARGEST_PATTERN} characters in all are possible.`,
    de: `„${part}“ wiederholt zu viel: Möglich sind insgesamt ${LARGEST_PATTERN} Zeichen.`,
    fr: `« ${part} » répète trop : ${LARGEST_PATTERN} caractères en tout sont possibles.`,
    pt: `“${part}” repete demais: são possíveis ${LARGEST_PATTERN} caracteres ao todo.`,
  }),
  unreadable: (part) => ({
    en: `“${part}” cannot be read as a regular expression.`,
    de: `„${part}“ lässt sich nicht als regulärer Ausdruck lesen.`,
    fr: `« ${part} » ne peut pas être lu comme une expression régulière.`,
    pt: `“${part}” não pode ser lido como expressão regular.`,
  }),
};
