import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, isLine } from './cut';

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  text: words,
});
const NUMBER = /0151 ?77/g;

describe('what is cut out of the line of a formatted text', () => {
  it.each([
    ['stands in one text', [text('Call 0151 77!')], [text('Call •!')]],
    [
      'is divided by a mark',
      [text('Call 01'), text('51', 'bold'), text(' 77, please')],
      [text('Call •'), text(', please')],
    ],
    [
      'is there twice, and once across the end',
      [text('015177 and 01'), text('5177', 'link')],
      [text('• and •')],
    ],
    [
      'begins a text and keeps its mark',
      [text('a '), text('015177', 'bold')],
      [text('a '), text('•', 'bold')],
    ],
    [
      'is divided by a line end, and so no number',
      [text('0151'), { type: 'hardBreak' }, text('77')],
      [text('0151'), { type: 'hardBreak' }, text('77')],
    ],
    ['is not there', [text('Milk')], [text('Milk')]],
  ])('%s', (_, line, left) => {
    expect(cut(line, NUMBER, '•')).toEqual(left);
  });

  it('is what a text without marks would lose, however marks divide it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '1', '5', '7', ' ', 'a', '0151', '77')), (pieces) => {
        const left = cut(
          pieces.map((words) => text(words)),
          NUMBER,
          '•',
        );
        expect(left.map((node) => node.text).join('')).toBe(pieces.join('').replaceAll(NUMBER, '•'));
      }),
    );
  });

  it('is of lines alone: rows that have a text are none', () => {
    expect(isLine([{ text: '0151' }, { text: '77' }])).toBe(false);
    expect(isLine([{ type: 'hardBreak' }, text('77')])).toBe(true);
  });
});
