import { useEffect } from 'react';
import { languageFor } from '../../locales/languages';
import { signIn, type SignInMessages } from '../../locales/signIn';

/** The texts that are needed before the translations are loaded, in the browser's language. */
export const useSignInTexts = (): SignInMessages => {
  const language = languageFor(navigator.languages);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return signIn[language];
};
