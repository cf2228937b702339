import { describe, expect, it } from 'vitest';
import { isSafeLink } from './addresses';
import { richFault } from './allowed';
import { elementsOf, type Element } from './elements';
import { readHtml } from './readHtml';
import { vectors } from './vectors.samples';
import { writeHtml } from './writeHtml';

/** HTML as it is written again after it was read. */
const again = (html: string): string => {
  const read = readHtml(html);
  return read === null ? '' : writeHtml(read);
};

describe('HTML as somebody wrote it', () => {
  it.each([
    ['words alone', 'Hello', '<p>Hello</p>'],
    ['blocks', '<div>a</div>b<section>c</section>', '<p>a</p><p>b</p><p>c</p>'],
    ['headings of any level', '<h1>a</h1><h4>b</h4><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    [
      'marks',
      '<b>a</b><em>b</em><ins>c</ins><del>d</del><kbd>e</kbd>',
      '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>',
    ],
    [
      'marks as styles',
      '<span style="font-weight:700;text-decoration:underline line-through">a</span>',
      '<p><strong><u><s>a</s></u></strong></p>',
    ],
    ['what Google Docs copies', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    [
      'a list without the ends of its items',
      '<ul><li>a<li>b</ul>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    [
      'lists in each other',
      '<ol start=3><li>a<ul><li>b</ul></ol>',
      '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>',
    ],
    ['a list in a list, as old programs write it', '<ul><ul><li>a</ul></ul>', '<ul><li><p>a</p></li></ul>'],
    ['items of no list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['an item that begins with a heading', '<ul><li><h2>a</h2></ul>', '<ul><li><p></p><h2>a</h2></li></ul>'],
    ['a quotation', '<blockquote>a<p>b</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['code', '<pre>\na\n  b</pre>', '<pre><code>a\n  b</code></pre>'],
    [
      'the language of code',
      '<pre><code class="hljs language-js">a</code></pre>',
      '<pre><code class="language-js">a</code></pre>',
    ],
    ['a table, by its cells', '<table><tr><th>a<td>b</table>', '<p>a</p><p>b</p>'],
    [
      'lines of the source',
      '<p>\n  a\n  <b>b</b>\n  c\n</p>\n\n<p>d</p>\n',
      '<p>a <strong>b</strong> c</p><p>d</p>',
    ],
    [
      'a link',
      '<a href=" https://a.test/b c ">a</a>',
      '<p><a href="https://a.test/b%20c" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    ['a link of another scheme', '<a href="ftp://a.test">a</a>', '<p>a</p>'],
    [
      'a picture',
      '<img src="https://a.test/b.png" alt="c" width=1>',
      '<p><img src="https://a.test/b.png" alt="c"></p>',
    ],
    ['a picture from elsewhere', '<img src="http://a.test/b.png" alt="c">', '<p>c</p>'],
    [
      'a letter, with what stands in its head',
      '<html><head><title>t</title><style>p{}</style></head><body><p>a</p></body></html>',
      '<p>a</p>',
    ],
    ['signs', '1 < 2 && a &amp; b &copy; &nbsp;', '<p>1 &#60; 2 &#38;&#38; a &#38; b © \u00a0</p>'],
    ['nothing', ' \n<p></p><div></div>', ''],
  ])('is read: %s', (_, html, read) => {
    expect(again(html)).toBe(read);
  });

  it.each(['<div>', '<b>', '<ul><li>', '<blockquote>', '<svg>', '<a href=x>', '</p>'])(
    'is read in its words where %s stands in itself without end',
    (tag) => {
      const read = readHtml(`${tag.repeat(60_000)}at last`);
      expect(read === null || read.text?.endsWith('at last')).toBe(true);
      expect(
        read && read.content.length < 60_001 && richFault({ ...read, content: read.content.slice(-9) }),
      ).toBeFalsy();
    },
  );

  it('keeps what it says when it is nested deeper than a text may be', () => {
    const read = readHtml(`${'<blockquote>'.repeat(100)}a${'<ul><li>'.repeat(60)}b`);
    expect(read?.text).toMatch(/a\n.*b$/);
    expect(read && richFault(read)).toBeUndefined();
  });
});

describe('hostile HTML', () => {
  it('is known in more than a hundred ways', () => {
    expect(new Set(vectors).size).toBe(vectors.length);
    expect(vectors.length).toBeGreaterThan(100);
  });

  it.each(vectors)('has nothing left that runs or loads: %s', (vector) => {
    for (const html of [vector, `<p>before</p>${vector}<p>after</p>`, `<ul><li><b>${vector}</b></ul>`]) {
      const read = readHtml(html);
      expect(read && richFault(read)).toBeFalsy();
      const root = elementsOf(again(html));
      for (const element of root ? within(root) : []) expect(strangeOf(element), html).toEqual([]);
    }
  });
});

const within = ({ children }: Element): Element[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...within(child)]));

it('keeps the words of an element that is called as what every object has', () => {
  expect(readHtml('<p>a<constructor>b</constructor>c</p>')?.text).toBe('abc');
});

it('looks for formats at the beginning of a style alone', () => {
  const long = `${'text-decoration:'.repeat(1000)}underline`;
  expect(readHtml(`<p style="${long}">a</p>`)?.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
  ]);
});

const TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'br',
  'strong',
  'em',
  'u',
  's',
];

/* What an element has that it never should. */
const strangeOf = ({ name, attributes }: Element): string[] => {
  const { href, rel, src, alt, class: classes, ...others } = attributes;
  const isRight =
    name === 'a'
      ? isSafeLink(href) && rel === 'noopener noreferrer nofollow' && src === undefined
      : name === 'img'
        ? src?.startsWith('https://') && alt !== undefined && href === undefined
        : name === 'code'
          ? classes === undefined || /^language-\w+$/.test(classes)
          : TAGS.includes(name) && [href, rel, src, alt, classes].every((each) => each === undefined);
  return [...(isRight ? [] : [`<${name}>`]), ...Object.keys(others).filter((other) => other !== 'start')];
};
