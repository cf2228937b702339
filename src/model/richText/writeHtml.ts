import { textOf } from '../values/comparable';
import { marksIn, nodesIn, type RichMark, type RichNode, type RichText } from './tree';

/** A text as HTML. Everything that it says is escaped, so nothing of it is markup. */
export const writeHtml = (value: Pick<RichText, 'content'>): string => nodesIn(value).map(html).join('');

const html = (node: RichNode): string => {
  const inner = () => nodesIn(node).map(html).join('');
  if (node.type === 'text') return marksIn(node).reduceRight(marked, escaped(textOf(node.text) ?? ''));
  return Object.hasOwn(writers, node.type) ? (writers[node.type]?.(node, inner) ?? '') : inner();
};

type Writer = (node: RichNode, inner: () => string) => string;

const within =
  (tag: string): Writer =>
  (_, inner) =>
    `<${tag}>${inner()}</${tag}>`;

const writers: Readonly<Record<string, Writer>> = {
  paragraph: within('p'),
  heading: ({ attrs }, inner) => within(`h${Number(attrs?.['level'] ?? 2)}`)({ type: '' }, inner),
  bulletList: within('ul'),
  orderedList: ({ attrs }, inner) => {
    const start = Number(attrs?.['start'] ?? 1);
    return `<ol${start === 1 ? '' : ` start="${start}"`}>${inner()}</ol>`;
  },
  listItem: within('li'),
  blockquote: within('blockquote'),
  codeBlock: ({ attrs }, inner) => {
    const language = attrs?.['language'];
    return `<pre><code${language ? ` class="language-${escaped(String(language))}"` : ''}>${inner()}</code></pre>`;
  },
  horizontalRule: () => '<hr>',
  hardBreak: () => '<br>',
  image: ({ attrs }) =>
    `<img src="${escaped(String(attrs?.['src'] ?? ''))}" alt="${escaped(String(attrs?.['alt'] ?? ''))}">`,
};

const marked = (inner: string, { type, attrs }: RichMark): string => {
  if (type === 'link')
    return `<a href="${escaped(String(attrs?.['href'] ?? ''))}" rel="noopener noreferrer nofollow">${inner}</a>`;
  const tag = Object.hasOwn(tags, type) ? tags[type] : undefined;
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
};

const tags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
