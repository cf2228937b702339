import accounts from '../fixtures/accounts.json';
import calendar from '../fixtures/calendar.json';
import { basics, seeds } from '../fixtures/seeds/index';
import { words } from '../fixtures/words';
import { isLanguage, languageCodes, type Language } from '../src/locales/languages';
import { isOn } from '../src/model/values/onOff';
import type { FirstRecords } from '../server/seeding/seed';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What a new gateway begins with: the records and accounts of the demonstration where that is on (`DEMO=on`), and
 * otherwise, or with `SEED=off`, what every installation needs. `SEED_LANGUAGE` is that of the notes, reasons and
 * descriptions among them. @throws when `DEMO` is neither on nor off, or the language none of ours.
 */
export const firstRecords = (env: Env): FirstRecords =>
  isDemonstration(env)
    ? { seeds, writtenOn: calendar.writtenOn, accounts, words: words[languageOf(env)] }
    : { seeds: basics, accounts: [], count: 0, isBare: true, closed: accounts };

const languageOf = ({ SEED_LANGUAGE: language = 'en' }: Env): Language => {
  if (isLanguage(language)) return language;
  throw new Error(`SEED_LANGUAGE is "${language}". Valid: ${languageCodes.join(', ')}.`);
};

const isDemonstration = (env: Env): boolean => isOn('DEMO', env) && env['SEED'] !== 'off';
