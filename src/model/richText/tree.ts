import { textOf } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';

/**
 * A formatted text as a tree of nodes, in the shape that ProseMirror has it (`{ type, attrs, marks, text, content }`). What
 * may stand where says `allowed.ts`.
 */
export type RichNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string | number>>;
  readonly marks?: readonly RichMark[];
  readonly text?: string;
  readonly content?: readonly RichNode[];
};

export type RichMark = { readonly type: string; readonly attrs?: Readonly<Record<string, string | number>> };

/** The whole; `text` is what it says without its formats: by this it is searched, filtered and shown in lists. */
export type RichText = {
  readonly type: 'doc';
  readonly text?: string;
  readonly content: readonly RichNode[];
};

/** Whether a value is one by its outermost node; `richFault` says whether all of it is allowed. */
export const isRichText = (value: unknown): value is RichText =>
  isPlainObject(value) && value['type'] === 'doc' && Array.isArray(value['content']);

/** What a node holds, whatever a server has sent in its place. */
export const nodesIn = ({ content }: { readonly content?: unknown }): readonly RichNode[] =>
  Array.isArray(content) ? content.filter((each): each is RichNode => isPlainObject(each)) : [];

/** The marks of a text, likewise. */
export const marksIn = ({ marks }: { readonly marks?: unknown }): readonly RichMark[] =>
  Array.isArray(marks) ? marks.filter((each): each is RichMark => isPlainObject(each)) : [];

/** What a text says, a line for each of its paragraphs. */
export const plainOf = (value: { readonly content?: readonly RichNode[] }): string =>
  nodesIn(value).map(linesOf).join('\n');

const linesOf = (node: RichNode): string => {
  const { type } = node;
  const inner = nodesIn(node);
  const sign = Object.hasOwn(SIGNS, type) ? SIGNS[type] : undefined;
  if (sign) return inner.map((item, at) => sign(node, at) + linesOf(item)).join('\n');
  return HOLDS_LINES.test(type) ? inner.map(linesOf).join('\n') : inner.map(pieceOf).join('');
};

const SIGNS: Readonly<Record<string, (list: RichNode, at: number) => string>> = {
  bulletList: () => '• ',
  orderedList: ({ attrs }, at) => `${Number(attrs?.['start'] ?? 1) + at}. `,
};

const HOLDS_LINES = /^(?:blockquote|listItem)$/;

const pieceOf = (node: RichNode): string => {
  const { type, text, attrs } = node;
  if (type === 'hardBreak') return '\n';
  return type === 'image' ? String(attrs?.['alt'] ?? '') : (textOf(text) ?? '');
};

/** A text of lines as a tree: a paragraph for each. */
export const treeOf = (text: string): RichText => ({
  type: 'doc',
  content: text.split(/\r\n?|\n/).map((line): RichNode => {
    return line === ''
      ? { type: 'paragraph' }
      : { type: 'paragraph', content: [{ type: 'text', text: line }] };
  }),
});
