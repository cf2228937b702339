import { mail as german } from './de/mail';
import { mail as english, type MailMessages } from './en/mail';
import { mail as french } from './fr/mail';
import type { Language } from './languages';
import { mail as portuguese } from './pt/mail';

/** What the server sends by mail, in the language of each reader. */
export const mails: Readonly<Record<Language, MailMessages>> = {
  en: english,
  de: german,
  fr: french,
  pt: portuguese,
};
