import { isPlainObject } from '../values/plainObject';
import type { RichNode } from './tree';

type TextNode = RichNode & { readonly text: string };

/** Is this the inside of a line of a formatted text? */
export const isLine = (nodes: readonly unknown[]): nodes is readonly RichNode[] => nodes.some(isText);

const isText = (node: unknown): node is TextNode =>
  isPlainObject(node) && node['type'] === 'text' && typeof node['text'] === 'string';

/**
 * The inside of a line without what a pattern (with the flag `g`) finds in it, also where marks divide that; `instead` stands
 * where it began. A text of which nothing is left goes.
 */
export const cut = (line: readonly RichNode[], pattern: RegExp, instead: string): readonly RichNode[] => {
  const words = line.map((node) => (isText(node) ? node.text : '\n'));
  const found = Array.from(words.join('').matchAll(pattern), ({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  let end = 0;
  return line.flatMap((node, at) => {
    const begin = end;
    end += words[at]?.length ?? 0;
    if (!isText(node)) return [node];
    const here = found.filter(({ from, to }) => from < end && to > begin);
    let [left, done] = ['', begin];
    for (const { from, to } of here) {
      left += node.text.slice(done - begin, Math.max(from, begin) - begin) + (from >= begin ? instead : '');
      done = Math.min(to, end);
    }
    const text = left + node.text.slice(done - begin);
    return text === '' ? [] : [{ ...node, text }];
  });
};
