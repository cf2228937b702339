import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type FakeContext, type Issue, type WireForm } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type * as Html from '../../model/richText/html';
import { isRichText, plainOf, treeOf, type RichNode, type RichText } from '../../model/richText/tree';
import { boundsFaults } from '../number/boundsFaults';

interface RichTextShape extends KindShape {
  readonly options: { readonly min?: number; readonly max?: number; readonly wire?: 'html' };
  readonly value: RichText;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    richText: RichTextShape;
  }
}

/* What may be in a tree, and HTML both ways: no list needs any of it. */
const html: Partial<typeof Html> = {};

export default defineKind<'richText'>({
  name: 'richText',
  inArticle: 'text',
  summary:
    'A text with formats: headings, lists, links, quotations, code. Stored as a tree of nodes as ProseMirror has it (`{ type: "doc", content }`), with what it says in `text`, by which it is searched; never as HTML. `docs/richText.md` says what may be in it.',
  options: {
    min: { type: 'integer', doc: 'Fewest characters, without the formats.', default: '0' },
    max: { type: 'integer', min: 1, doc: 'Most characters, without the formats.', default: '100000' },
    wire: {
      type: 'text',
      oneOf: ['html'],
      doc: 'Requests and answers have it as HTML, which is read and written by what is allowed in a text: for a server that knows no trees. Stored, searched and shown it is as ever.',
      default: 'the tree',
    },
  },
  example: { max: 5000 },
  isWide: true,
  order: 'text',
  isSortable: false,
  filter: 'says',
  learn: async (download) => {
    Object.assign(html, await download(() => import('../../model/richText/html')));
  },
  fault: (value) => (isRichText(value) ? undefined : 'badRichText'),
  validate: (value, field) => {
    const fault = html.richFault?.(value);
    if (!fault) return lengthIssues(plainText(value), field);
    if ('isTooMuch' in fault) return [{ path: '', key: 'richTextSize' }];
    return [{ path: '', key: 'richText', args: fault }];
  },
  onWire: ({ wire }) => (wire ? asHtml : undefined),
  fake: (field, context) => {
    const content = fakeContent(field, context);
    return { type: 'doc', text: plainOf({ content }), content };
  },
  toText: (value) => plainText(value),
  inFile: (value) => html.writeHtml?.(value) ?? plainText(value),
  fromText: (text) => {
    const read = IS_HTML.test(text) ? html.readHtml : undefined;
    return { value: read ? read(text) : (html.normalised?.(treeOf(text)) ?? treeOf(text)) };
  },
  normalise: (value) => (html.normalised ? html.normalised(value) : value),
  check: ({ min, max }) => boundsFaults(min, max),
  jsonSchema: () => ({
    type: 'object',
    properties: {
      type: { const: 'doc' },
      text: { type: 'string', readOnly: true },
      content: { type: 'array', items: { type: 'object' } },
    },
    required: ['type', 'content'],
  }),
});

/* As it begins where this product or another wrote it into a file. */
const IS_HTML =
  /^\s*<(?:!doctype|!--|html|body|p|div|h[1-6]|ul|ol|blockquote|pre|hr|br|img|table|span|a|b|i|u|s|em|strong|code)\b[^<]*>/i;

const asHtml: WireForm<RichText> = {
  read: (value) => (typeof value === 'string' && html.readHtml ? html.readHtml(value) : value),
  write: (value) => html.writeHtml?.(value) ?? value,
};

const plainText = (value: RichText): string => (typeof value.text === 'string' ? value.text : plainOf(value));

const lengthIssues = (text: string, { min, max }: ResolvedField<'richText'>): Issue[] => {
  if (min !== undefined && text.length < min) return [{ path: '', key: 'minLength', args: { min } }];
  if (max !== undefined && text.length > max) return [{ path: '', key: 'maxLength', args: { max } }];
  return [];
};

const fakeContent = (
  { min = 0, max = 1000 }: ResolvedField<'richText'>,
  { faker }: FakeContext,
): RichNode[] => {
  const text = (words: string, ...marks: string[]): RichNode => ({
    type: 'text',
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
    text: words,
  });
  const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
  const first = faker.lorem.paragraph().slice(0, max).trim().padEnd(min, '.');
  if (max < 1000) return [paragraph(text(first))];
  const item = () => ({ type: 'listItem', content: [paragraph(text(faker.lorem.sentence()))] });
  return [
    paragraph(text(`${faker.lorem.sentence()} `), text(faker.lorem.words(3), 'bold'), text(`. ${first}`)),
    { type: 'heading', attrs: { level: 2 }, content: [text(faker.lorem.words(3))] },
    {
      type: faker.helpers.arrayElement(['bulletList', 'orderedList']),
      content: faker.helpers.multiple(item, { count: 3 }),
    },
    paragraph(text(faker.lorem.paragraph())),
  ];
};
