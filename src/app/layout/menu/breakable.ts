/**
 * A text whose words of more than 18 letters may be broken at the joints of their compounds. Only some browsers bring the
 * dictionary that `hyphens: auto` asks for; without it such a word would break anywhere.
 */
export const breakable = (text: string): string =>
  text.replaceAll(LONG, (word) => word.replaceAll(JOINT, `$1${SOFT_HYPHEN}`).replaceAll('&', `&${NO_SPACE}`));

const LONG = /[^\s-]{19,}/g;

/* The endings that take an s before another word is joined to them. */
const JOINT = /((?:ung|heit|keit|schaft|tät|ion)s)(?=\p{L}{4})/gu;

const SOFT_HYPHEN = '\u00AD';
const NO_SPACE = '\u200B';
