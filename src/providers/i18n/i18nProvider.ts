import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Messages } from '../../locales/en/messages';
import { isLanguage, languageFor, languages, type Language } from '../../locales/languages';
import { broughtText, type Labels } from '../../locales/brought';
import { english, loadMessages } from './loadMessages';
import { saidIn } from './said';

export type { Labels };

export type I18nOptions = {
  /** Messages made from the configuration, for one language. `ra` and `app` are ours and win. Default: none. */
  labels?: ((language: Language) => Labels) | undefined;
  /** One that is made when it is asked for, by its key; undefined for keys of others. Goes before all. Default: none. */
  label?: ((key: string, language: string) => string | undefined) | undefined;
  /** The language to begin with. Default: the browser's, if we speak it, else English. */
  initialLocale?: Language | undefined;
};

/**
 * react-admin's i18n provider for exactly four languages (S2.65). A text that is no key passes through as it is,
 * whatever stands in it. Resolves once the first language is there, which is English if the wanted one cannot be
 * downloaded. A later change to a language that is unknown or cannot be downloaded rejects and changes nothing.
 */
export const createI18nProvider = async (options: I18nOptions = {}): Promise<I18nProvider> => {
  const {
    labels = () => ({}),
    label,
    initialLocale = languageFor(globalThis.navigator?.languages ?? []),
  } = options;
  const withLabels = (language: Language, messages: Messages) => ({ ...labels(language), ...messages });
  const first = await firstMessages(initialLocale);

  const provider = polyglotI18nProvider(
    (locale) => {
      if (locale === first.language) return withLabels(first.language, first.messages);
      return knownLanguage(locale).then(async (known) => withLabels(known, await loadMessages(known)));
    },
    first.language,
    [...languages],
    // Polyglot's own `allowMissing` would still fill places and split plurals in a text that is no key.
    { onMissingKey: (text: string) => text },
  );
  return tellingDocument({
    ...provider,
    translate: (key: string, options?: object) =>
      saidIn(key) ?? label?.(key, provider.getLocale()) ?? provider.translate(key, withBrought(key, options)),
  });
};

/* Polyglot takes `_` for what the language has no text of. */
const withBrought = (key: string, options: object | undefined): object | undefined => {
  const text = broughtText(key);
  return text === undefined ? options : { _: text, ...options };
};

const firstMessages = async (language: Language): Promise<{ language: Language; messages: Messages }> => {
  try {
    return { language, messages: await loadMessages(language) };
  } catch {
    return { language: 'en', messages: english };
  }
};

const knownLanguage = async (locale: string): Promise<Language> => {
  if (isLanguage(locale)) return locale;
  const known = languages.map((language) => language.locale).join(', ');
  throw new Error(`Interface language "${locale}" is unknown. Known: ${known}`);
};

/** Screen readers choose their voice by the document's language, so it follows the interface's. */
const tellingDocument = (provider: I18nProvider): I18nProvider => {
  const tell = () => {
    if (globalThis.document) globalThis.document.documentElement.lang = provider.getLocale();
  };
  tell();
  return { ...provider, changeLocale: (locale: string) => provider.changeLocale(locale).then(tell) };
};
