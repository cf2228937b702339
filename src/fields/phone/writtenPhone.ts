import type { FormKey } from '../../model/resolved/issueKeys';

/** The digits of a text, and whether a + says that they begin with a country code. */
export type Written = { readonly hasPlus: boolean; readonly digits: string };

export type NotWritten = { readonly fault: FormKey };

/**
 * Takes apart what people write around the digits of one number. What is no part of a number is a fault and never
 * deleted, since the rest would be another number.
 */
export const writtenPhone = (text: string): Written | NotWritten => {
  if (OTHER_NUMBERS.test(text)) return { fault: 'phoneLetters' };
  const plain = withoutDecimals(inPlainSigns(text));
  const fault = faultIn(plain);
  if (fault !== undefined) return { fault };
  const digits = plain.replaceAll(/\D/g, '');
  const hasPlus = /^\(?\+/.test(plain);
  return hasPlus && digits.startsWith('00') ? { hasPlus, digits: digits.slice(2) } : { hasPlus, digits };
};

/** The digits of part of a number, of any script; undefined where there is anything that is in no number. */
export const writtenPart = (text: string): Written | undefined => {
  const plain = inPlainSigns(text);
  const digits = plain.replaceAll(/\D/g, '');
  return OTHER_NUMBERS.test(text) || !/^\+?[\d\s()./-]+$/.test(plain)
    ? undefined
    : { hasPlus: plain.startsWith('+'), digits };
};

/* superscripts, fractions and circled digits are no digits of a number */
const OTHER_NUMBERS = /[\p{No}\p{Nl}]/u;

/* what copying brings along: marks of direction, joiners, soft hyphens and variants */
const INVISIBLE = /[\p{Cf}\ufe0e\ufe0f\u034f]/gu;

/** Digits of every script as 0 to 9, dashes and spaces of every width as one of ASCII, and no sign that nobody sees. */
const inPlainSigns = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFKC')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/^(?:tel:|')\s*/i, '');

/* Each script has its ten in a row, from a place that ends in 0 or in 6. */
const digitOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
};

/* A spreadsheet that took it for an amount wrote `491711234567.0`. */
const withoutDecimals = (plain: string): string => plain.replace(/^(\+?\d{7,})[.,]0+$/, '$1');

const faultIn = (plain: string): FormKey | undefined => {
  if (/^\+?\d[\d.,]*e\+?\d+$/i.test(plain)) return 'phoneRounded';
  if (EXTENSION.test(plain)) return 'phoneExtension';
  if (isSeveral(plain)) return 'phoneSeveral';
  if (/[.,]\d$/.test(plain) || /^\+?\d{7,}[.,]\d+$/.test(plain)) return 'phoneRounded';
  if (/[^+\d ()./-]/.test(plain)) return 'phoneLetters';
  return isWellFormed(plain) ? undefined : 'phone';
};

const EXTENSION = /\d[\s,;.]*(?:ext(?:n|ension)?|x|#|durchwahl|dw|app|poste|ramal|int)[\s.:=]*\d{1,7}$/i;

const LINES = /[\n\r\t,;|&]/;

const isSeveral = (plain: string): boolean => {
  const apart = plain.split(LINES).filter((part) => countOf(part) > 0);
  if (apart.length > 1 && apart.every((part) => countOf(part) > 3)) return true;
  const wholes = plain.split(/[^\d ()./-]+/).filter((part) => countOf(part) > 5);
  return wholes.length > 1 || !isAreaBeforeSlash(plain);
};

const countOf = (text: string): number => text.replaceAll(/\D/g, '').length;

/* `030/1234567` is one number and `1234567/68` are two. */
const isAreaBeforeSlash = (plain: string): boolean => {
  const [area = '', number, ...more] = plain.split('/').map((part) => part.trim());
  if (number === undefined) return true;
  const most = /^\(?(?:\+|00)/.test(area) ? 9 : /^\(?0|^\(\d+\)$/.test(area) ? 6 : 3;
  return more.length === 0 && countOf(area) <= most && /^[1-9]/.test(number) && countOf(number) > 3;
};

/* One + at the most, before everything; parentheses around what comes before the rest. */
const isWellFormed = (plain: string): boolean =>
  /^(?:\+|\(\+?|\d)/.test(plain) &&
  /\d$/.test(plain) &&
  !/.\+/.test(plain.replace(/^\(/, '')) &&
  !/[-./]\s*[-./]/.test(plain) &&
  hasWholeBrackets(plain);

/* `+49 (0) (151)`: digits alone in each, and the number itself behind the last. */
const hasWholeBrackets = (plain: string): boolean => {
  const [before = '', ...inside] = plain.split('(');
  const parts = inside.map((part) => part.split(')'));
  const isWhole = parts.every(([digits = '', after, ...more]) => {
    return /^\+?[\d ]+$/.test(digits.trimStart()) && after !== undefined && more.length === 0;
  });
  const last = parts.at(-1)?.[1] ?? before;
  return isWhole && !before.includes(')') && (inside.length === 0 || countOf(last) > 2);
};
