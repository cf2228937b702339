import { createContext, useContext } from 'react';
import { languageFor } from '../../locales/languages';
import type { SignInMessages } from '../../locales/en/signIn';
import { loadSignIn } from '../../locales/signIn';

export const SignInTexts = createContext<SignInMessages | undefined>(undefined);

/** The texts that are needed before the translations are loaded. */
export const useSignInTexts = (): SignInMessages => {
  const texts = useContext(SignInTexts);
  if (!texts) throw new Error('No SignInTexts above: main.tsx provides them.');
  return texts;
};

/** In the browser's language; English when that download fails. */
export const loadSignInTexts = async (): Promise<SignInMessages> => {
  const language = languageFor(navigator.languages);
  try {
    const texts = await loadSignIn[language]();
    document.documentElement.lang = language;
    return texts;
  } catch {
    return loadSignIn.en();
  }
};
