import { isLanguage, type Language } from '../../src/locales/languages';
import type { Model } from '../../src/model/resolved/model';
import { textOf } from '../../src/model/values/comparable';
import type { SettingOf } from '../settingOf';
import type { Person } from './people';

/** Whom a mail is for. */
export type MailReader = { readonly email: string; readonly name: string; readonly language: Language };

type Place = {
  readonly model: Pick<Model, 'accounts'>;
  readonly settingOf: SettingOf;
  /** The language of the page that asks, for whoever has chosen none. */
  readonly otherwise?: string;
};

/** The address of an account, the name to greet it by, and the language it reads. */
export const readerOf = async (
  person: Pick<Person, 'row'>,
  { model: { accounts }, settingOf, otherwise }: Place,
): Promise<MailReader> => {
  const text = (field: string | undefined) => (field === undefined ? '' : (textOf(person.row[field]) ?? ''));
  const email = text(accounts?.email);
  const own = await settingOf('language', person);
  return {
    email,
    // On one line, whatever its person has written: it stands among the words of the product.
    name: text(accounts?.name).replaceAll(/\s+/g, ' ').trim() || email,
    language: [own, otherwise].find(isLanguage) ?? 'en',
  };
};
