import type { RichMark, RichNode, RichText } from './tree';

/** A text as HTML. Everything that it says is escaped, so nothing of it is markup. */
export const writeHtml = ({ content }: Pick<RichText, 'content'>): string => content.map(html).join('');

const html = (node: RichNode): string => {
  const inner = () => (node.content ?? []).map(html).join('');
  if (node.type === 'text') return (node.marks ?? []).reduceRight(marked, escaped(node.text ?? ''));
  return writers[node.type]?.(node, inner) ?? inner();
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
  const tag = tags[type];
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
