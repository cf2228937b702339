import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { MOST_DEPTH, MOST_NODES, richFault } from './allowed';
import { normalised } from './normalised';
import { readHtml } from './readHtml';
import type { RichNode, RichText } from './tree';
import { faultyTexts, richTexts } from './trees.samples';
import { writeHtml } from './writeHtml';

const RUNS = { numRuns: runs(5000) };

const docOf = (...content: RichNode[]): RichText => ({ type: 'doc', content });

const said = (...content: RichNode[]) => richFault(docOf(...content));

describe('a formatted text', () => {
  it('is stored in one form, which is allowed and stays as it is', () => {
    fc.assert(
      fc.property(richTexts, (value) => {
        expect(richFault(value)).toBeUndefined();
        const stored = normalised(value);
        if (stored === null) return;
        expect(richFault(stored)).toBeUndefined();
        expect(normalised(stored)).toEqual(stored);
      }),
      RUNS,
    );
  });

  it('is the same after it was written as HTML and read again', () => {
    fc.assert(
      fc.property(richTexts, (value) => {
        const stored = normalised(value);
        if (stored !== null) expect(readHtml(writeHtml(stored))).toEqual(stored);
      }),
      RUNS,
    );
  });

  it('with anything else in it is refused with its place, and left as it is', () => {
    fc.assert(
      fc.property(faultyTexts, ({ value, at }) => {
        const fault = richFault(value);
        expect(fault).toMatchObject({
          place: expect.stringMatching(new RegExp(`^\\S+ ${at + 1}(?: ›|$)`)) as unknown,
        });
        expect(normalised(value)).toBe(value);
      }),
      RUNS,
    );
  });

  it('says in words where the fault is, what is there and what may be', () => {
    const text = (...marks: object[]) => ({ type: 'text', text: 'x', marks }) as unknown as RichNode;
    const item = { type: 'listItem', content: [{ type: 'paragraph', content: [text({ type: 'blink' })] }] };
    expect(said({ type: 'paragraph' }, { type: 'bulletList', content: [item] })).toEqual({
      place: 'bulletList 2 › listItem 1 › paragraph 1 › text 1',
      found: 'blink',
      valid: 'link, bold, italic, underline, strike, code',
    });
    expect(said({ type: 'heading', attrs: { level: 7 } })).toEqual({
      place: 'heading 1',
      found: '7',
      valid: 'level: 2 to 4',
    });
    expect(
      said({ type: 'paragraph', content: [text({ type: 'link', attrs: { href: 'javascript:x' } })] }),
    ).toEqual({
      place: 'paragraph 1 › text 1',
      found: 'javascript:x',
      valid: 'href: an address with http, https, mailto or tel',
    });
    expect(richFault({ type: 'page', content: [] })).toEqual({ place: 'doc', found: 'page', valid: 'doc' });
  });

  it('has bounds: how many nodes, and how deep', () => {
    const many = (count: number) => docOf(...Array.from({ length: count }, () => ({ type: 'paragraph' })));
    expect(richFault(many(MOST_NODES - 1))).toBeUndefined();
    expect(richFault(many(MOST_NODES))).toEqual({ isTooMuch: true });
    const deep = (depth: number): RichNode =>
      depth === 1 ? { type: 'paragraph' } : { type: 'blockquote', content: [deep(depth - 1)] };
    expect(said(deep(MOST_DEPTH))).toBeUndefined();
    expect(said(deep(MOST_DEPTH + 1))).toEqual({ isTooMuch: true });
    expect(said(deep(5000))).toEqual({ isTooMuch: true });
  });

  it('is nothing where it says and shows nothing', () => {
    expect(normalised(docOf())).toBeNull();
    expect(normalised(docOf({ type: 'paragraph' }, { type: 'heading', attrs: { level: 2 } }))).toBeNull();
    expect(normalised(docOf({ type: 'horizontalRule' }))).toMatchObject({ text: '' });
  });

  it('says what it says in lines: items with their sign, a picture by its words', () => {
    const line = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const items = ['one', 'two'].map((text) => ({ type: 'listItem', content: [line(text)] }));
    const image = { type: 'image', attrs: { src: 'https://a.test/b.png', alt: 'a cat' } };
    expect(
      normalised(
        docOf(
          line('Dear all'),
          { type: 'orderedList', attrs: { start: 3 }, content: items },
          { type: 'bulletList', content: items },
          { type: 'paragraph', content: [{ type: 'text', text: 'See ' }, image] },
        ),
      )?.text,
    ).toBe('Dear all\n3. one\n4. two\n• one\n• two\nSee a cat');
  });
});
