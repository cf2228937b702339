import { useState } from 'react';
import { isSameJson } from '../../model/values/plainObject';
import { formatText } from '../reading/formatText';

type Typed = { readonly text: string; readonly value: unknown };

type Written<T> = {
  /** What a text means; undefined where it means nothing. */
  readonly read: (text: string) => T | undefined;
  /** How a value is written; undefined for what is none. */
  readonly write: (value: unknown) => string | undefined;
};

/**
 * What a text box is given whose form holds the value that was read, and the box what was typed: "12," on the way to "12,5"
 * must not be rewritten under the fingers. What cannot be read is kept as it is, so that validation can name it.
 */
export const useTypedText = <T>({ read, write }: Written<T>) => {
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const parse = (text: string) => {
    const value = text.trim() === '' ? null : (read(text) ?? text);
    setTyped({ text, value });
    return value;
  };
  const format = (value: unknown) =>
    value !== null && isSameJson(value, typed.value) ? typed.text : (write(value) ?? formatText(value));
  /* left, it reads as such values are written */
  const onBlur = () => setTyped(NOTHING);
  return { parse, format, onBlur };
};

const NOTHING: Typed = { text: '', value: null };
