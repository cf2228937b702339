import { isPlainObject } from '../values/plainObject';
import { isPictureAddress, isSafeLink } from './addresses';

/** Nodes and pieces of text of one value, and how deep they stand within each other: what a page draws at once. */
export const MOST_NODES = 3000;
export const MOST_DEPTH = 20;

/** Characters without formats, whatever the field allows. */
export const LONGEST = 100_000;

/** What is wrong first, in the order of the text: where, what is there, and what may be. */
export type RichFault =
  { readonly place: string; readonly found: string; readonly valid: string } | { readonly isTooMuch: true };

type Attribute = { readonly valid: string; readonly takes: (value: unknown) => boolean };

type Allowed = {
  readonly holds: readonly string[];
  readonly attrs: Readonly<Record<string, Attribute>>;
  /** Without these it means nothing. */
  readonly needs?: readonly string[];
  readonly isFull?: true;
  /** Its text has no marks. */
  readonly isPlain?: true;
  /** The only node that may stand first. */
  readonly first?: string;
};

const inline = ['text', 'hardBreak', 'image'];
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
];

const wholeFrom = (least: number, most: number): Attribute => ({
  valid: `${least} to ${most}`,
  takes: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

const textOf = (most: number): Attribute => ({
  valid: `a text of at most ${most} characters`,
  takes: (value) => typeof value === 'string' && value.length <= most,
});

const language: Attribute = {
  valid: 'the name of a language',
  takes: (value) => typeof value === 'string' && /^[\w+#.-]{1,30}$/.test(value),
};

const none = { attrs: {} };

const nodes: Readonly<Record<string, Allowed>> = {
  doc: { holds: blocks, isFull: true, ...none },
  paragraph: { holds: inline, ...none },
  /* The first level is the title of the record. */
  heading: { holds: inline, attrs: { level: wholeFrom(2, 4) }, needs: ['level'] },
  bulletList: { holds: ['listItem'], isFull: true, ...none },
  orderedList: { holds: ['listItem'], isFull: true, attrs: { start: wholeFrom(0, 1_000_000) } },
  listItem: { holds: blocks, isFull: true, first: 'paragraph', ...none },
  blockquote: { holds: blocks, isFull: true, ...none },
  codeBlock: { holds: ['text'], isPlain: true, attrs: { language } },
  horizontalRule: { holds: [], ...none },
  text: { holds: [], ...none },
  hardBreak: { holds: [], ...none },
  image: {
    holds: [],
    attrs: { src: { valid: 'an https address', takes: isPictureAddress }, alt: textOf(500) },
    needs: ['src'],
  },
};

const href: Attribute = { valid: 'an address with http, https, mailto or tel', takes: isSafeLink };

/* In the order in which they are stored, the outermost first. */
const marks: Readonly<Record<string, Pick<Allowed, 'attrs' | 'needs'>>> = {
  link: { attrs: { href }, needs: ['href'] },
  bold: none,
  italic: none,
  underline: none,
  strike: none,
  code: none,
};

/** The names of the marks in the order in which a text has them. */
export const markNames = Object.keys(marks);

/** Whether a node of this name may stand in one of that name. */
export const mayHold = (outer: string, inner: string): boolean =>
  nodes[outer]?.holds.includes(inner) === true;

/** The first fault of a tree; undefined where all of it is allowed. */
export const richFault = (value: unknown): RichFault | undefined => {
  let count = 0;
  let length = 0;
  const look = (node: unknown, at: Place): RichFault | undefined => {
    const text = isPlainObject(node) ? node['text'] : undefined;
    if (typeof text === 'string' && at.depth > 0) length += text.length;
    if ((count += 1) > MOST_NODES || length > LONGEST || at.depth > MOST_DEPTH) return { isTooMuch: true };
    const own = ownFault(node, at);
    if (own || !isPlainObject(node)) return own;
    const inner = (node['content'] ?? []) as readonly unknown[];
    for (const [index, each] of inner.entries()) {
      const fault = look(each, placeIn(nameIn(node), at, { each, index }));
      if (fault) return fault;
    }
    return undefined;
  };
  return look(value, { words: '', depth: 0, holds: ['doc'] });
};

type Place = {
  /** The way from the beginning: `bulletList 2 › listItem 1`. */
  readonly words: string;
  readonly depth: number;
  /** What may stand here. */
  readonly holds: readonly string[];
  readonly isPlain?: true | undefined;
};

const placeIn = (
  outer: string,
  { words, depth }: Place,
  { each, index }: { readonly each: unknown; readonly index: number },
): Place => {
  const { holds = [], first, isPlain } = nodes[outer] ?? {};
  const name = isPlainObject(each) ? said(each['type']) : '?';
  return {
    words: `${words === '' ? '' : `${words} › `}${name} ${index + 1}`,
    depth: depth + 1,
    holds: first !== undefined && index === 0 ? [first] : holds,
    isPlain,
  };
};

/* What is wrong with a node apart from what stands in it. */
const ownFault = (node: unknown, at: Place): RichFault | undefined => {
  const refused = (found: unknown, valid: string): RichFault => ({
    place: at.words === '' ? 'doc' : at.words,
    found: said(found),
    valid: valid === '' ? '–' : valid,
  });
  if (!isPlainObject(node)) return refused(node, at.holds.join(', '));
  const type = nameIn(node);
  const allowed = at.holds.includes(type) ? nodes[type] : undefined;
  if (!allowed) return refused(node['type'], at.holds.join(', '));
  const names = type === 'text' ? TEXT : type === 'doc' ? DOC : NODE;
  const strange = Object.keys(node).find((name) => !names.includes(name) && !isNothing(node[name]));
  if (strange !== undefined) return refused(strange, names.join(', '));
  const content = node['content'];
  if (!isNothing(content) && !Array.isArray(content)) return refused(content, 'a list');
  if (allowed.isFull && (isNothing(content) || (content as unknown[]).length === 0))
    return refused('–', allowed.first ?? allowed.holds.join(', '));
  const text = node['text'];
  if (type === 'text' && (typeof text !== 'string' || text === '')) return refused(text, 'a text');
  if (type === 'doc' && !isNothing(text) && typeof text !== 'string') return refused(text, 'a text');
  return attrsFault(node['attrs'], allowed, refused) ?? marksFault(node['marks'], at, refused);
};

const NODE = ['type', 'attrs', 'content'];
const TEXT = ['type', 'text', 'marks'];
const DOC = ['type', 'text', 'content'];

type Refuse = (found: unknown, valid: string) => RichFault;

const attrsFault = (
  attrs: unknown,
  { attrs: allowed, needs = [] }: Pick<Allowed, 'attrs' | 'needs'>,
  refused: Refuse,
): RichFault | undefined => {
  if (!isNothing(attrs) && !isPlainObject(attrs)) return refused(attrs, 'an object');
  const own = isPlainObject(attrs) ? Object.entries(attrs).filter(([, value]) => !isNothing(value)) : [];
  for (const [name, value] of own) {
    const attribute = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!attribute) return refused(name, Object.keys(allowed).join(', '));
    if (!attribute.takes(value)) return refused(value, `${name}: ${attribute.valid}`);
  }
  const missing = needs.find((name) => !own.some(([each]) => each === name));
  return missing === undefined ? undefined : refused('–', `${missing}: ${allowed[missing]?.valid}`);
};

const marksFault = (value: unknown, { isPlain }: Place, refused: Refuse): RichFault | undefined => {
  if (isNothing(value)) return undefined;
  if (!Array.isArray(value)) return refused(value, 'a list');
  const own: readonly unknown[] = value;
  const valid = isPlain ? [] : markNames;
  for (const mark of own) {
    const type = isPlainObject(mark) ? nameIn(mark) : '';
    const allowed = valid.includes(type) ? marks[type] : undefined;
    if (!isPlainObject(mark) || !allowed)
      return refused(isPlainObject(mark) ? mark['type'] : mark, valid.join(', '));
    const strange = Object.keys(mark).find((name) => name !== 'type' && name !== 'attrs');
    if (strange !== undefined) return refused(strange, 'type, attrs');
    const fault = attrsFault(mark['attrs'], allowed, refused);
    if (fault) return fault;
    if (own.filter((each) => isPlainObject(each) && each['type'] === type).length > 1)
      return refused(`${type}, ${type}`, type);
    if (type === 'code' && own.length > 1) return refused(markText(own), 'code');
  }
  return undefined;
};

const markText = (own: readonly unknown[]): string =>
  own.map((each) => (isPlainObject(each) ? said(each['type']) : '?')).join(', ');

/* What is no text, such as a list of one, is the name of nothing. */
const nameIn = ({ type }: Readonly<Record<string, unknown>>): string =>
  typeof type === 'string' ? type : '';

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/* What was sent, short enough for a sentence. */
const said = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
