import { expect, it } from 'vitest';
import { blocksOf } from './blocksOf';

it('parts a text into headings, paragraphs and lists', () => {
  const text = '# What we keep\n\nYour name\nand address.\n\n- calls\n- messages\n\n\n';
  expect(blocksOf(text)).toEqual([
    { heading: 'What we keep' },
    { paragraph: 'Your name and address.' },
    { lines: ['calls', 'messages'] },
  ]);
});

it('takes a dash inside a paragraph as a dash', () => {
  expect(blocksOf('First\n- second')).toEqual([{ paragraph: 'First - second' }]);
});

it('has nothing to say about an empty text', () => {
  expect(blocksOf(' \n\n ')).toEqual([]);
});
