import fc from 'fast-check';
import type { RichMark, RichNode, RichText } from './tree';

/** What people write, and what nobody does. */
const words = fc.oneof(
  fc.constantFrom(
    'Hello',
    'a  b',
    ' <b>&amp;"\'`',
    '日本語',
    '🙂',
    'עברית',
    '=1+1',
    '\t',
    'x',
    ' ',
    '\u00a0',
  ),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/\p{Cc}/u.test(text)),
);

const address = fc
  .constantFrom('https://a.test/b?c=1&d="', 'mailto:a@b.test', 'tel:+491', 'http://x.test')
  .map((text) => text.replaceAll('"', '%22'));

const marks: fc.Arbitrary<readonly RichMark[]> = fc.oneof(
  fc.constant([]),
  fc.constant([{ type: 'code' }]),
  fc
    .subarray(['bold', 'italic', 'underline', 'strike'])
    .chain((types) =>
      fc
        .option(address)
        .map((href) => [
          ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
          ...types.map((type) => ({ type })),
        ]),
    ),
);

const text: fc.Arbitrary<RichNode> = fc
  .tuple(words, marks)
  .map(([written, own]) => ({ type: 'text', text: written, ...(own.length > 0 && { marks: own }) }));

const image: fc.Arbitrary<RichNode> = fc
  .option(fc.constantFrom('A cat', '"><script>'))
  .map((alt) => ({ type: 'image', attrs: { src: 'https://p.test/1.png', ...(alt !== null && { alt }) } }));

const inline = fc.array(
  fc.oneof({ weight: 5, arbitrary: text }, fc.constant<RichNode>({ type: 'hardBreak' }), image),
  {
    maxLength: 5,
  },
);

const holding = (
  type: string,
  content: readonly RichNode[],
  attrs?: Record<string, string | number>,
): RichNode => ({
  type,
  ...(attrs && { attrs }),
  ...(content.length > 0 && { content }),
});

const paragraph = inline.map((content) => holding('paragraph', content));

const leaf: fc.Arbitrary<RichNode> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  fc
    .tuple(inline, fc.integer({ min: 2, max: 4 }))
    .map(([content, level]) => holding('heading', content, { level })),
  fc
    .tuple(fc.array(words, { maxLength: 3 }), fc.option(fc.constantFrom('js', 'c++')))
    .map(([lines, language]) =>
      holding(
        'codeBlock',
        lines.length === 0 ? [] : [{ type: 'text', text: lines.join('\n') }],
        language === null ? undefined : { language },
      ),
    ),
  fc.constant<RichNode>({ type: 'horizontalRule' }),
);

const { block } = fc.letrec<{ block: RichNode; item: RichNode }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  const items = fc.array(tie('item'), { minLength: 1, maxLength: 3 });
  return {
    item: fc
      .tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }))
      .map(([first, more]) => holding('listItem', [first, ...more])),
    block: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'blocks' },
      { weight: 5, arbitrary: leaf },
      items.map((content) => holding('bulletList', content)),
      fc
        .tuple(items, fc.constantFrom(1, 3, 100))
        .map(([content, start]) => holding('orderedList', content, { start })),
      blocks.map((content) => holding('blockquote', content)),
    ),
  };
});

/** Texts of every allowed node and mark, as somebody may send them. */
export const richTexts: fc.Arbitrary<RichText> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content) => ({ type: 'doc', content }));

/* One thing that is not allowed, in the place of a node. */
const strange: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  { type: 'script', content: [{ type: 'text', text: 'hit()' }] },
  { type: 'iframe', attrs: { src: 'https://evil.test' } },
  { type: 'paragraph', attrs: { onclick: 'hit()' } },
  { type: 'paragraph', content: [{ type: 'paragraph' }] },
  { type: 'paragraph', dangerouslySetInnerHTML: { __html: '<img src=x onerror=hit()>' } },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:hit()' } }] }],
  },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'java\nscript:hit()' } }] }],
  },
  { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link' }] }] },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { style: 'x' } }] }],
  },
  { type: 'paragraph', content: [{ type: 'text', text: { toString: 1 } }] },
  { type: 'paragraph', content: [{ type: 'text', text: '' }] },
  {
    type: 'paragraph',
    content: [{ type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=hit()>' } }],
  },
  { type: 'paragraph', content: [{ type: 'image', attrs: { src: 'http://a.test/1.png' } }] },
  { type: 'paragraph', content: 'text' },
  { type: 'heading', attrs: { level: 1 } },
  { type: 'heading', attrs: { level: '2' } },
  { type: 'heading' },
  { type: 'bulletList' },
  { type: 'bulletList', content: [{ type: 'paragraph' }] },
  { type: 'listItem', content: [{ type: 'paragraph' }] },
  { type: 'text', text: 'x' },
  { type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: ['paragraph'] },
  {},
  [],
  null,
  7,
  'text',
);

/** Texts with a single fault somewhere: the text, and the type of what is wrong. */
export const faultyTexts: fc.Arbitrary<{ readonly value: RichText; readonly at: number }> = fc
  .tuple(richTexts, strange, fc.nat())
  .map(([{ content }, wrong, place]) => {
    const at = place % (content.length + 1);
    return { value: { type: 'doc', content: content.toSpliced(at, 0, wrong as RichNode) }, at };
  });
