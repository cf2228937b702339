import { Fragment } from 'react';

/**
 * A text whose words of more than 18 letters may be broken at the joints of their compounds. Only some browsers bring the
 * dictionary that `hyphens: auto` asks for; without it such a word would break anywhere. Where it may break is drawn, not
 * written: what is read aloud, searched for and copied is the text itself.
 */
export const Breakable = ({ text }: { readonly text: string }) =>
  text.split(GAP).map((word, at) => (
    <Fragment key={at}>
      {(word.length > MOST_LETTERS ? word.split(JOINT) : [word]).map((part, place, parts) => (
        <Fragment key={place}>
          {part}
          {place < parts.length - 1 && (part.endsWith('&') ? <wbr /> : <span data-hyphen />)}
        </Fragment>
      ))}
    </Fragment>
  ));

const MOST_LETTERS = 18;
const GAP = /([\s-]+)/;

/* The endings that take an s before another word is joined to them. */
const JOINT = /(?<=(?:ung|heit|keit|schaft|tät|ion)s)(?=\p{L}{4})|(?<=&)/u;
