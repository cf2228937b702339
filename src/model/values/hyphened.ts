import { plainText } from './plainText';

/** A text as a part of an address: its words in small letters of ASCII and digits, with a hyphen between two. */
export const hyphened = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
