import { casedPlainText, DROPPED_SIGNS, isAscii, lowerCased } from '../../src/model/values/plainText';
import { latinLookAlike } from './lookAlikes';
import type { Place } from './patterns';

/** A text in its plain form, which still knows where each of its signs comes from. All forms are of one length. */
export type ReadText = {
  readonly cased: string;
  readonly plain: string;
  /** With Latin letters in the place of those of other scripts that look like them. */
  readonly alike: string;
  /** As somebody reads it: the same, but only in words that mix scripts. */
  readonly seen: string;
  /** Does this sign stand in a word that mixes Latin letters with those of another script? */
  readonly isMixed: (at: number) => boolean;
  /** Where in the text this begins and ends; outwards, where that is within what is one sign there. */
  readonly placeOf: (from: number, to: number) => Place;
  /** Is this the beginning of a sign of the text, or its end? */
  readonly isBetween: (at: number) => boolean;
};

/** Reads a text so that what is found in its plain form can be shown in itself. */
export const readText = (text: string): ReadText => {
  if (isAscii(text)) return readAscii(text);
  const { cased, begins } = inSigns(text);
  const alike = latinLookAlike(cased);
  const mixed = mixedWords(cased);
  const isMixed = (at: number) => mixed.some(([from, to]) => from <= at && at < to);
  const isBetween = (at: number) => begins[at] !== undefined;
  return {
    cased,
    plain: lowerCased(cased),
    alike,
    seen: mixed.reduce(
      (seen, [from, to]) => seen.slice(0, from) + alike.slice(from, to) + seen.slice(to),
      cased,
    ),
    isMixed,
    isBetween,
    placeOf: (from, to) => {
      let [first, last] = [from, to];
      while (first > 0 && !isBetween(first)) first -= 1;
      while (last < cased.length && !isBetween(last)) last += 1;
      return [begins[first] ?? 0, begins[last] ?? text.length];
    },
  };
};

const readAscii = (text: string): ReadText => ({
  cased: text,
  plain: lowerCased(text),
  alike: text,
  seen: text,
  isMixed: () => false,
  isBetween: () => true,
  placeOf: (from, to) => [from, to],
});

/* A sign with all that changes it or is not seen beside it. */
const SIGN = new RegExp(String.raw`[^][\p{M}${DROPPED_SIGNS}]*`, 'gu');

/* The cased plain text, and where in the text the sign begins that a place of it begins. */
const inSigns = (text: string) => {
  const begins: number[] = [];
  let cased = '';
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    begins[cased.length] = index;
    cased += casedPlainText(sign);
  }
  begins[cased.length] = text.length;
  return { cased, begins };
};

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const mixedWords = (text: string): readonly Place[] =>
  Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) =>
    LATIN.test(word) && LIKE_LATIN.test(word) ? [[index, index + word.length] as const] : [],
  );
