import type { Inbound } from './hear';

/** The message that an operator has posted; a sentence where it is none. */
export const inboundIn = (posted: unknown): Inbound | string => {
  if (typeof posted !== 'object' || posted === null) return 'This is no message in JSON.';
  const { from, to, text, id } = posted as Record<string, unknown>;
  const sender = textOf(from)?.trim();
  if (!sender) return '"from" is missing: the number that has sent it.';
  if (typeof text !== 'string') return '"text" is missing: what was sent, which may be "".';
  return {
    from: sender,
    to: textOf(to)?.trim() ?? '',
    text: storable(text),
    id: textOf(id)?.trim() || undefined,
  };
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? storable(`${value}`) : undefined;

/* Neither store takes NUL and halves of pairs: each is kept as a sign that stands for it. */
const storable = (text: string): string =>
  text.replaceAll('\0', '\u2400').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
