import { useState } from 'react';
import { plainText } from './plainText';

/**
 * Writes a text in plain characters and takes it back. Undoing is offered only while the text is still what the
 * replacement left: afterwards it would throw away what was typed since.
 */
export const usePlainCharacters = (text: string, write: (text: string) => void) => {
  const [last, setLast] = useState({ before: '', after: '' });
  const plain = plainText(text);
  const replace = () => {
    setLast({ before: text, after: plain });
    write(plain);
  };
  return {
    ...(plain === text ? {} : { replace }),
    ...(last.before !== last.after && last.after === text ? { undo: () => write(last.before) } : {}),
  };
};
