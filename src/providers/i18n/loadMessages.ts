import { first } from '../../locales/en/first';
import type { Messages } from '../../locales/en/messages';
import type { Language } from '../../locales/languages';
import { download } from '../../parts/download';

/** English as it is from the first page on; what a part brings besides is found by `broughtText`. */
export const english = first as unknown as Messages;

/** The messages of one language. English is always at hand; the others are one download each. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'en' ? english : (await download(chunks[language])).messages;

const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../locales/de/messages'),
  fr: () => import('../../locales/fr/messages'),
  pt: () => import('../../locales/pt/messages'),
};
