import { didYouMean } from '../check/didYouMean';
import type { Issue } from '../resolved/kind';

/** What a text is filled in with: these fields of an entity, in the language that one of its fields names. */
export type Merge = {
  readonly of: string;
  readonly fields: readonly string[];
  readonly language?: string;
};

type Placeholder = {
  /** '' where a brace begins nothing. */
  readonly name: string;
  /** What stands there where the record has nothing. */
  readonly fallback: string | undefined;
  /** As it is written, and at which character of the text, from 1. */
  readonly written: string;
  readonly at: number;
};

/* Two braces are one that is meant; what is between single ones is a placeholder, whatever it is called. */
const PARTS = /\{\{|\}\}|\{([^{}]*)\}|\{/g;

type Part = string | Placeholder;

const partsOf = (text: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: written, 1: inside, index } of text.matchAll(PARTS)) {
    parts.push(text.slice(end, index));
    end = index + written.length;
    if (written === '{{' || written === '}}') parts.push(written.slice(1));
    else {
      const [name = '', ...rest] = (inside ?? '').split('|');
      const fallback = rest.length > 0 ? rest.join('|').trim() : undefined;
      parts.push({ name: name.trim(), fallback, written, at: Array.from(text.slice(0, index)).length + 1 });
    }
  }
  return [...parts, text.slice(end)];
};

const placeholdersOf = (text: string): Placeholder[] =>
  partsOf(text).filter((part): part is Placeholder => typeof part !== 'string');

export const hasPlaceholders = (text: string): boolean => placeholdersOf(text).length > 0;

/** The first placeholder that nothing would be put in the place of, with the nearest that there is. */
export const mergeIssues = (text: string, { fields }: Merge): Issue[] => {
  const wrong = placeholdersOf(text).find(({ name }) => !fields.includes(name));
  if (!wrong) return [];
  const { name, written, at } = wrong;
  if (written === '{') return [{ path: '', key: 'placeholderOpen', args: { at } }];
  const near = didYouMean(name, fields, Math.ceil(name.length / 2));
  const args = { name: written.slice(1, -1), at, valid: inBraces(fields) };
  return near === undefined
    ? [{ path: '', key: 'placeholderAt', args }]
    : [{ path: '', key: 'placeholderNear', args: { ...args, near } }];
};

/** A field in two braces, as other programs write it: it would arrive as it stands. */
export const doubledWord = (text: string, { fields }: Merge): string | undefined =>
  Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, name = '']) => name).find((name) =>
    fields.includes(name),
  );

/** What a record says by a name, as it is written; undefined where it has nothing. */
export type WordOf = (name: string) => string | undefined;

/** The text as the record fills it in, and what it has nothing for, where no fallback stands in. */
export const filledText = (
  text: string,
  { fields, wordOf }: { readonly fields: readonly string[]; readonly wordOf: WordOf },
): { readonly text: string; readonly empty: readonly string[] } => {
  const empty = new Set<string>();
  const said = partsOf(text).map((part) => {
    if (typeof part === 'string') return part;
    const { name, fallback, written } = part;
    if (!fields.includes(name)) return written;
    const word = wordOf(name);
    if (word === undefined && fallback === undefined) empty.add(name);
    return word ?? fallback ?? '';
  });
  return { text: said.join(''), empty: [...empty] };
};

/** `{fullName}, {company}`. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
