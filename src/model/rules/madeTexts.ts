import type { Kinds, Made } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { isEmpty, textOf, type Row } from '../values/comparable';

type Shape = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

export type MadeText = Made & { readonly name: string };

/** The fields whose text is made of another one. */
export const madeTextsIn = (fields: readonly ResolvedField[], kinds: Kinds): MadeText[] =>
  fields.flatMap((field) => {
    const made = kinds[field.kind].made?.(field);
    return made ? [{ ...made, name: field.name }] : [];
  });

/** The values of a new record, with the texts that nobody wrote. */
export const withMadeTexts = (values: Row, { fields, kinds }: Shape): Row => {
  const empty = madeTextsIn(fields, kinds).filter(({ name }) => isEmpty(values[name]));
  const texts = empty.map(({ name, from, write }) => [name, write(textOf(values[from]) ?? '')] as const);
  return { ...values, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
};
