import { describe, expect, it } from 'vitest';
import { messages as german } from './de/messages';
import { messages as english } from './en/messages';
import { messages as french } from './fr/messages';
import { languages } from './languages';
import { messages as portuguese } from './pt/messages';
import { mails } from './mail';
import { refusing } from './refusing';
import { loadSignIn } from './signIn';

const signIn = {
  en: await loadSignIn.en(),
  de: await loadSignIn.de(),
  fr: await loadSignIn.fr(),
  pt: await loadSignIn.pt(),
};

const translations = { de: german, fr: french, pt: portuguese };
const inEnglish = textsOf({
  ...english,
  signIn: signIn.en,
  mail: mails.en,
  refusals: refusing.en.refusals,
});

describe.each(Object.entries(translations))('the language %s', (language, messages) => {
  const own = language as keyof typeof translations;
  const texts = textsOf({
    ...messages,
    signIn: signIn[own],
    mail: mails[own],
    refusals: refusing[own].refusals,
  });

  it('says exactly what English says: no key missing, none too many', () =>
    expect([...texts.keys()].sort()).toEqual([...inEnglish.keys()].sort()));

  it('asks for no value that English is not given', () =>
    expect(keysWhere((key) => !isSubset(placesOf(texts.get(key)), placesOf(inEnglish.get(key))))).toEqual(
      [],
    ));

  it('loses no value of our own texts', () =>
    expect(
      keysWhere((key) => isOurs(key) && !isSubset(placesOf(inEnglish.get(key)), placesOf(texts.get(key)))),
    ).toEqual([]));

  it('has one form for one and another for many, just where English has', () =>
    expect(
      keysWhere((key) => !isGivenItsNoun(key) && formsOf(texts.get(key)) !== formsOf(inEnglish.get(key))),
    ).toEqual([]));

  it('has its two forms wherever a number of things is said', () =>
    expect(
      keysWhere(
        (key) => isOurs(key) && isCounted(key) && !isGivenItsNoun(key) && formsOf(texts.get(key)) !== 2,
      ),
    ).toEqual([]));

  it('gives an example or a figure where English gives one', () =>
    expect(
      keysWhere((key) => isOurs(key) && hasFigure(texts.get(key)) !== hasFigure(inEnglish.get(key))),
    ).toEqual([]));

  it('leaves no text empty', () => expect(keysWhere((key) => texts.get(key) === '')).toEqual([]));
});

it('speaks exactly as many languages as the switcher offers', () =>
  expect(languages.map(({ locale }) => locale).sort()).toEqual(['en', ...Object.keys(translations)].sort()));

const keysWhere = (isWrong: (key: string) => boolean) => [...inEnglish.keys()].filter(isWrong);

const isOurs = (key: string) => !key.startsWith('ra.');

const placesOf = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]);

const hasFigure = (text = '') => /\d/.test(text);

const formsOf = (text = '') => text.split('||||').length;

/* The names of the places where numbers of things stand, or in English: a place before a noun of many. */
const isCounted = (key: string) => {
  const text = inEnglish.get(key) ?? '';
  return COUNTS.test(text) || [...text.matchAll(BEFORE_NOUN)].some(([, noun = '']) => !VERBS.includes(noun));
};

/* Its noun comes in the right number already: a second form is for languages whose verb follows the number too. */
const isGivenItsNoun = (key: string) => {
  const places = placesOf(inEnglish.get(key));
  return places.includes('smart_count') && places.includes('name') && !places.includes('noun');
};

const COUNTS = /%\{(smart_count|count|rows)\}/;
const BEFORE_NOUN = /%\{(?!name|file)\w+\} (?:[a-z]+ )?([a-z]+s)\b/g;
const VERBS = ['is', 'has', 'was', 'as', 'this', 'its', 'needs'];

const isSubset = <Item>(part: readonly Item[], whole: readonly Item[]) =>
  part.every((item) => whole.includes(item));

function textsOf(messages: object, path = ''): Map<string, string> {
  const pairs = Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : [...textsOf(value as object, `${path}${key}.`)],
  );
  return new Map(pairs);
}
