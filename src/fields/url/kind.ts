import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

interface UrlShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    url: UrlShape;
  }
}

/**
 * The address to open, or undefined when the text must not become a link. Only http and https with a host,
 * written out: a browser takes away tabs, line breaks and backslashes, so that `java\nscript:` would run. Nor a name
 * before the host, which makes `https://bank.example@evil.example` look like the bank.
 */
export const safeHref = (text: string): string | undefined => {
  if (!WRITTEN_OUT.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
};

/*
 * No space, no backslash, no invisible character: those that are left cannot change what the parser reads. No `@` before
 * the path, not even without a name.
 */
const WRITTEN_OUT = /^https?:\/\/[^\s/?#@\\\p{C}]+([/?#][^\s\\\p{C}]*)?$/iu;

export default defineKind<'url'>({
  name: 'url',
  summary: 'A web address; only http and https become links.',
  options: {},
  example: {},
  isAddress: true,
  names: /(?:url|website|homepage)$/i,
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (safeHref(value.trim()) === undefined ? [{ path: '', key: 'url' }] : []),
  fake: (_, { faker }) => `https://www.example.com/${faker.lorem.slug(2)}`,
  toText: (value) => value,
  fromText: (text) => {
    const value = text.trim();
    return safeHref(value) === undefined ? { fault: { path: '', key: 'url' } } : { value };
  },
  normalise: (value) => value.trim(),
  jsonSchema: () => ({ type: 'string', format: 'uri', pattern: '^https?://' }),
});
