/**
 * Whether a text may lead there. What a browser would read differently from how it is written, such as a line break within
 * a scheme, is none.
 */
export const isSafeLink = (value: unknown): value is string =>
  isPlainAddress(value) && /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(value) && URL.canParse(value);

/** Whether a text may show a picture from there, once somebody asks for it. */
export const isPictureAddress = (value: unknown): value is string =>
  isSafeLink(value) && /^https:/i.test(value);

const isPlainAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && !STRANGE.test(value);

const LONGEST = 2000;

/* Blanks, characters that nobody sees, and what is a slash to browsers alone. */
const STRANGE = /[\s\\"<>\p{Cc}\p{Cf}\p{Cs}]/u;
