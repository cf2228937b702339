import { messages as english, type Messages } from '../../locales/en/messages';
import type { Language } from '../../locales/languages';
import { download } from '../../parts/download';

/** The messages of one language. English is always at hand; the others are one download each. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'en' ? english : (await download(chunks[language])).messages;

const chunks: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../locales/de/messages'),
  fr: () => import('../../locales/fr/messages'),
  pt: () => import('../../locales/pt/messages'),
};
