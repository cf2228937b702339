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

/** What a text says, a line for each of its paragraphs. */
export const plainOf = ({ content }: { readonly content?: readonly RichNode[] }): string =>
  (content ?? []).map((node) => linesOf(node)).join('\n');

const linesOf = (node: RichNode): string => {
  const { type, content = [] } = node;
  if (type in LISTS) return content.map((item, at) => LISTS[type]?.(node, at) + linesOf(item)).join('\n');
  return HOLDS_LINES.test(type) ? content.map(linesOf).join('\n') : content.map(pieceOf).join('');
};

const LISTS: Readonly<Record<string, (list: RichNode, at: number) => string>> = {
  bulletList: () => '• ',
  orderedList: ({ attrs }, at) => `${Number(attrs?.['start'] ?? 1) + at}. `,
};

const HOLDS_LINES = /^(?:blockquote|listItem)$/;

const pieceOf = ({ type, text = '', attrs }: RichNode): string => {
  if (type === 'hardBreak') return '\n';
  return type === 'image' ? String(attrs?.['alt'] ?? '') : text;
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
