import { isPictureAddress, isSafeLink } from './addresses';
import { mayHold, MOST_DEPTH } from './allowed';
import { elementsOf, type Element } from './elements';
import { treeOf, type RichMark, type RichNode, type RichText } from './tree';
import { inOneForm } from './normalised';

/**
 * HTML as a text: of what is not allowed the words stay, and scripts, styles and what would be fetched are gone. Null where
 * nothing is left.
 */
export const readHtml = (html: string): RichText | null => {
  const clean = html.replaceAll('\0', '');
  const root = elementsOf(clean);
  return inOneForm(root ? richText(root) : treeOf(wordsOf(clean)));
};

/* What stands between its tags. */
const wordsOf = (html: string): string =>
  html
    .split('<')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('');

const richText = (root: Element): RichText => {
  const doc = open('doc');
  const reading: Reading = { blocks: [doc], line: undefined };
  walk(root, { reading, marks: [], isWritten: false });
  endLine(reading);
  return { type: 'doc', content: closed(doc).content ?? [] };
};

/** A node that is being read. */
type Open = { type: string; attrs?: Record<string, string | number>; content: RichNode[] };

const open = (type: string, attrs?: Record<string, string | number>): Open => ({
  type,
  ...(attrs && { attrs }),
  content: [],
});

type Reading = {
  /** The blocks around what is read, the outermost first. */
  readonly blocks: Open[];
  /** The paragraph or heading that takes texts; undefined between two. */
  line: (Open & { isAsked: boolean }) | undefined;
};

type Place = {
  readonly reading: Reading;
  readonly marks: readonly RichMark[];
  /** Line ends stand where they are written. */
  readonly isWritten: boolean;
};

const walk = ({ children }: Element, place: Place): void => {
  for (const child of children)
    if (typeof child === 'string') addText(child, place);
    else addElement(child, place);
};

const addElement = (element: Element, place: Place): void => {
  const read = Object.hasOwn(readers, element.name) ? readers[element.name] : undefined;
  if (read) read(element, place);
  else walk(element, { ...place, marks: marksOf(element, place.marks) });
};

type Reader = (element: Element, place: Place) => void;

/* What stands for itself: nothing around it goes on. */
const block =
  (isAsked = false): Reader =>
  (element, place) => {
    endLine(place.reading);
    if (isAsked) beginLine(place.reading, open('paragraph'), true);
    walk(element, { ...place, marks: styled(element, place.marks) });
    endLine(place.reading);
  };

const heading =
  (level: number): Reader =>
  (element, { reading, ...place }) => {
    endLine(reading);
    beginLine(reading, open('heading', { level }), true);
    walk(element, { reading, ...place });
    endLine(reading);
  };

const container =
  (type: string): Reader =>
  (element, place) => {
    const { reading } = place;
    endLine(reading);
    const outer = reading.blocks.at(-1);
    const isTaken = outer && mayHold(outer.type, type) && reading.blocks.length < MOST_DEPTH - 3;
    const node = open(type, type === 'orderedList' ? startOf(element) : undefined);
    if (isTaken) reading.blocks.push(node);
    walk(element, place);
    endLine(reading);
    if (!isTaken) return;
    reading.blocks.pop();
    const whole = closed(node);
    if (whole.content) outer.content.push(whole);
  };

const startOf = ({ attributes }: Element): Record<string, number> | undefined => {
  const start = Number(attributes['start']);
  return Number.isInteger(start) && start >= 0 && start <= 1_000_000 ? { start } : undefined;
};

const code: Reader = (element, place) => {
  const { reading } = place;
  endLine(reading);
  const text = writtenText(element).replace(/^\n/, '');
  const [only] = element.children.filter((each) => each !== '');
  const inner = typeof only === 'object' && only.name === 'code' ? only : element;
  const language = /(?:^|\s)language-([\w+#.-]{1,30})(?:\s|$)/.exec(inner.attributes['class'] ?? '')?.[1];
  const content = text === '' ? [] : [{ type: 'text', text }];
  put(reading, { ...open('codeBlock', language === undefined ? undefined : { language }), content });
};

const writtenText = ({ children }: Element): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child.replaceAll(/\r\n?/g, '\n');
      return child.name === 'br' ? '\n' : writtenText(child);
    })
    .join('');

/* Each stands for itself, and means nothing more. */
const BLOCKS = (
  'div section article main header footer aside nav address figure figcaption table tbody thead tfoot tr td th ' +
  'caption center dl dt dd form fieldset legend details summary body html dialog'
).split(' ');

const readers: Readonly<Record<string, Reader>> = {
  p: block(true),
  ...Object.fromEntries(BLOCKS.map((name) => [name, block()])),
  // Three levels: the first is the title of the record, and below the fourth nobody tells them apart.
  h1: heading(2),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(4),
  h6: heading(4),
  ul: container('bulletList'),
  menu: container('bulletList'),
  ol: container('orderedList'),
  li: container('listItem'),
  blockquote: container('blockquote'),
  pre: code,
  listing: code,
  xmp: code,
  hr: (_, { reading }) => {
    endLine(reading);
    put(reading, { type: 'horizontalRule' });
  },
  br: ({ attributes }, place) => {
    // What a browser puts at the end of what it copies.
    if (attributes['class'] === 'Apple-interchange-newline') return;
    addNode({ type: 'hardBreak' }, place);
  },
  img: ({ attributes }, place) => {
    const src = attributes['src']?.trim();
    const alt = (attributes['alt'] ?? '').slice(0, MOST_ALT);
    if (isPictureAddress(src)) addNode({ type: 'image', attrs: { src, ...(alt !== '' && { alt }) } }, place);
    else if (alt !== '') addText(alt, place);
  },
};

const MOST_ALT = 500;

const markOf: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

const marksOf = (element: Element, before: readonly RichMark[]): readonly RichMark[] => {
  const { name, attributes } = element;
  if (name === 'a') {
    const href = attributes['href']?.trim().replaceAll(' ', '%20');
    return isSafeLink(href) ? withMark(before, { type: 'link', attrs: { href } }) : before;
  }
  // What Google Docs puts around all that it copies.
  const isUndone = name === 'b' && /font-weight\s*:\s*normal/i.test(attributes['style'] ?? '');
  const type = isUndone || !Object.hasOwn(markOf, name) ? undefined : markOf[name];
  return styled(element, type === undefined ? before : withMark(before, { type }));
};

/* As programs write it that know no elements for it. */
const styled = ({ attributes }: Element, before: readonly RichMark[]): readonly RichMark[] => {
  // No style is longer, and what looks for its parts takes longer than a long one is worth.
  const style = (attributes['style'] ?? '').slice(0, 1000);
  const found = styles.filter(([, pattern]) => pattern.test(style));
  return found.reduce((marks, [type]) => withMark(marks, { type }), before);
};

const styles = [
  ['bold', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['italic', /font-style\s*:\s*italic/i],
  ['underline', /text-decoration[\w-]*\s*:[^;]*underline/i],
  ['strike', /text-decoration[\w-]*\s*:[^;]*line-through/i],
] as const;

/* Code has no other marks; of two links within each other the inner counts. */
const withMark = (before: readonly RichMark[], mark: RichMark): readonly RichMark[] => {
  if (mark.type === 'code') return [mark];
  if (before.some(({ type }) => type === 'code')) return before;
  return [...before.filter(({ type }) => type !== mark.type), mark];
};

const addText = (text: string, place: Place): void => {
  if (text === '') return;
  // What only tells the lines of the source apart is a blank, and between blocks nothing.
  const written = text.replaceAll(/[\t\r\n\f ]+/g, (blanks) => (/[\r\n\f]/.test(blanks) ? SOFT : blanks));
  if (!place.reading.line && written.replaceAll(SOFT, ' ').trim() === '') return;
  addNode({ type: 'text', text: written, ...(place.marks.length > 0 && { marks: place.marks }) }, place);
};

/* Stands for a blank that goes at both ends of a line. */
const SOFT = '\n';

const addNode = (node: RichNode, { reading }: Place): void => {
  const line = reading.line ?? beginLine(reading, open('paragraph'), false);
  line.content.push(node);
};

const beginLine = (reading: Reading, line: Open, isAsked: boolean) =>
  (reading.line = Object.assign(line, { isAsked }));

const endLine = (reading: Reading): void => {
  const { line } = reading;
  reading.line = undefined;
  if (!line) return;
  const content = withoutSoft(line.content);
  if (content.length === 0 && !line.isAsked) return;
  const { type, attrs } = line;
  put(reading, { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) });
};

/* A list holds items alone. */
const put = ({ blocks }: Reading, node: RichNode): void => {
  const outer = blocks.at(-1);
  if (outer?.type.endsWith('List')) outer.content.push({ type: 'listItem', content: asItem([node]) });
  else outer?.content.push(node);
};

const withoutSoft = (content: readonly RichNode[]): RichNode[] =>
  content.flatMap((node, at): RichNode[] => {
    if (node.type !== 'text') return [node];
    const isEdge = (index: number) => content[index]?.type !== 'text' && content[index]?.type !== 'image';
    let text = node.text ?? '';
    if (isEdge(at - 1) && text.startsWith(SOFT)) text = text.slice(1);
    if (isEdge(at + 1) && text.endsWith(SOFT)) text = text.slice(0, -1);
    text = text.replaceAll(SOFT, ' ');
    return text === '' ? [] : [{ ...node, text }];
  });

const closed = ({ type, attrs, content }: Open): RichNode => {
  const own = type === 'listItem' ? asItem(content) : content;
  const whole = own.length === 0 && type === 'blockquote' ? [{ type: 'paragraph' }] : own;
  return { type, ...(attrs && { attrs }), ...(whole.length > 0 && { content: whole }) };
};

/* An item begins with a paragraph. */
const asItem = (content: readonly RichNode[]): readonly RichNode[] =>
  content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
