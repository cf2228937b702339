import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import { isSameWord, plain, understand } from './understand';

type Group = Partial<RecordOf<(typeof config.resources)['contactGroups']>>;

type Text = Readonly<Record<'en' | 'de' | 'fr' | 'pt', string>>;

type Faults = { signupKeyword?: Text; optOutKeyword?: Text };

/**
 * Why a group cannot have the words that it says people come and leave by, each by its field; none when it can. What was
 * there before is not judged.
 */
export const keywordFaults = (after: Group, before: Group = {}): Faults => {
  const { signupKeyword, optOutKeyword } = after;
  const isNew = (name: 'signupKeyword' | 'optOutKeyword') =>
    Boolean(after[name]) && after[name] !== before[name];
  if (isNew('signupKeyword') && !mayJoin(signupKeyword ?? '')) return { signupKeyword: MEANS_OTHER };
  if (isNew('optOutKeyword') && !mayLeave(optOutKeyword ?? '')) return { optOutKeyword: MEANS_OTHER };
  const isOne = isSameWord(signupKeyword ?? '', optOutKeyword ?? '');
  return isOne && (isNew('signupKeyword') || isNew('optOutKeyword')) ? { signupKeyword: BOTH } : {};
};

/* A yes answers what somebody was asked. */
const mayJoin = (word: string): boolean => {
  const said = understand(word);
  return isFree(word) || (said.means === 'optIn' && !said.isYes);
};

/* Who sends a word that leaves everything leaves the group by it as well. */
const mayLeave = (word: string): boolean => isFree(word) || understand(word).means === 'optOut';

/* Signs alone are no word. */
const isFree = (word: string): boolean => plain(word) !== '' && understand(word).means === 'unclear';

const MEANS_OTHER: Text = {
  en: 'Whoever sends this means something else by it, in one of the languages that replies are understood in.',
  de: 'Wer das sendet, meint damit etwas anderes, in einer der Sprachen, in denen Antworten verstanden werden.',
  fr: 'Qui envoie cela veut dire autre chose, dans une des langues dans lesquelles les réponses sont comprises.',
  pt: 'Quem envia isto quer dizer outra coisa, numa das línguas em que as respostas são entendidas.',
};

const BOTH: Text = {
  en: 'The same word leaves the group.',
  de: 'Mit demselben Wort verlässt man die Gruppe.',
  fr: 'Le même mot fait quitter le groupe.',
  pt: 'A mesma palavra sai do grupo.',
};
