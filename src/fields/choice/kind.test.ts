import { describe, expect, it } from 'vitest';
import { choiceLabel } from './kind';

describe('a value of a choice without a label', () => {
  it.each([
    ['requested', 'Requested'],
    ['noShow', 'No show'],
    ['inHouse', 'In house'],
    ['in_review', 'In review'],
    ['inReview2', 'In review2'],
    ['Paid', 'Paid'],
    ['In review', 'In review'],
    ['USA', 'USA'],
    ['iOS', 'iOS'],
    ['GSM-7', 'GSM-7'],
    ['12', '12'],
  ])('%s is read as %s', (value, word) => {
    expect(choiceLabel(value, { values: { [value]: {} } }, 'en')).toBe(word);
  });

  it('keeps what the configuration does not know as it came', () => {
    expect(choiceLabel('noShow', { values: {} }, 'en')).toBe('noShow');
  });
});
