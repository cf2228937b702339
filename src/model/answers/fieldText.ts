import { locales, type Locale } from '../../config/label';
import { isEmpty } from '../values/comparable';
import type { Kinds, Wording } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** `locale` may be any text, as react-admin has it; an unknown one reads as English. */
export type FieldWording = {
  readonly kinds: Kinds;
  readonly locale: string;
  /** As people write it in a sentence, not as a program may read it. Default: no. */
  readonly isSentence?: boolean;
  /** As a file has it that may be imported again. Default: no. */
  readonly isFile?: boolean;
} & Omit<Wording, 'locale'>;

/** A value in words; undefined when it is missing or of the wrong shape. */
export const fieldText = (
  value: unknown,
  field: ResolvedField,
  wording: FieldWording,
): string | undefined => {
  const kind = wording.kinds[field.kind];
  if (isEmpty(value) || kind.fault(value, field, wording.kinds) !== undefined) return undefined;
  const { kinds: _, isSentence, isFile, ...written } = wording;
  const locale = locales.find((each): each is Locale => each === wording.locale) ?? 'en';
  const write = (isSentence && kind.inSentence) || (isFile && kind.inFile) || kind.toText;
  const text = write(value as Parameters<typeof kind.toText>[0], field, { ...written, locale });
  return text.trim() === '' ? undefined : text;
};
