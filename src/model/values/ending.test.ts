import { describe, expect, it } from 'vitest';
import { withEnding } from './ending';

describe('what is put behind a text', () => {
  it('stands there after one space', () => {
    expect(withEnding('Hello', 'STOP to 38080')).toBe('Hello STOP to 38080');
    expect(withEnding('Hello \n', '  STOP to 38080 ')).toBe('Hello STOP to 38080');
  });

  it('is not there twice', () => {
    expect(withEnding('STOP to 38080, says ACME', 'STOP to 38080')).toBe('STOP to 38080, says ACME');
  });

  it('is no text of its own, and nothing where it is empty', () => {
    expect(withEnding(' ', 'STOP to 38080')).toBe(' ');
    expect(withEnding('Hello ', ' ')).toBe('Hello ');
  });
});
