import { signIn as english, type SignInMessages } from './en/signIn';
import type { Language } from './languages';

/** English is at hand; the others are downloads of their own, because this page is everybody's first. */
export const loadSignIn: Readonly<Record<Language, () => Promise<SignInMessages>>> = {
  en: async () => english,
  de: async () => (await import('./de/signIn')).signIn,
  fr: async () => (await import('./fr/signIn')).signIn,
  pt: async () => (await import('./pt/signIn')).signIn,
};
