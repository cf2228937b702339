/*
 * react-admin translates every message on its way to the screen, and so would do it to a server's own words that happen to
 * be one of its keys. Such words carry a mark until they are drawn; no server can send it, since no text has it.
 */
const MARK = '\u0000';

/** A text of a server as it goes through `translate`: one that could be a key of ours is marked (C-16). */
export const asSaid = (text: string): string => (COULD_BE_KEY.test(text) ? `${MARK}${text}` : text);

/** What was said, or undefined for what is to be translated. */
export const saidIn = (text: string): string | undefined =>
  text.startsWith(MARK) ? text.slice(MARK.length) : undefined;

const COULD_BE_KEY = /^\w+(\.\w+)+$/;
