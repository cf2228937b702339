import { expect, it } from 'vitest';
import { wordings } from '../../server/words';
import { testConfig } from '../gateway/testConfig';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { deniedText, missingRight } from '../../src/model/answers/deniedText';

const { say } = wordings.en;
const model = createModel(testConfig, kinds);
const textOf = (action: string, subject: string, locale = 'en') =>
  deniedText({ action, subject }, { model, say, locale });

it('names the action and the entity as the screens do', () => {
  expect(textOf('delete', 'products')).toBe('You don’t have permission to delete products.');
  expect(textOf('list', 'products')).toBe('You don’t have permission to see products.');
  expect(textOf('activate', 'products')).toBe('You don’t have permission to use “Activate” on products.');
  expect(textOf('edit', 'products.margin')).toBe('You don’t have permission to edit Margin (products).');
});

it('says what nobody has named as it came', () => {
  expect(textOf('juggle', 'everything')).toBe('You don’t have permission to juggle everything.');
});

it('begins a label small within an English sentence, where that is no title or abbreviation', () => {
  const called = (many: string, locale?: string) => {
    const [first, ...others] = model.resources;
    const label = { one: { en: many, de: many }, many: { en: many, de: many } };
    const resources = [{ ...first, label } as (typeof model.resources)[number], ...others];
    const wording = { model: { ...model, resources }, say, ...(locale !== undefined && { locale }) };
    return deniedText({ action: 'edit', subject: first?.subject ?? '' }, wording);
  };
  expect(['Sender IDs', 'SMS logs', 'Purchase History', 'Spam words'].map((each) => called(each))).toEqual([
    'You don’t have permission to edit sender IDs.',
    'You don’t have permission to edit SMS logs.',
    'You don’t have permission to edit Purchase History.',
    'You don’t have permission to edit spam words.',
  ]);
  expect(called('Rechnungen', 'de')).toBe('You don’t have permission to edit Rechnungen.');
});

it('reads the right that an answer names, and nothing else', () => {
  const right = { action: 'edit', subject: 'products' };
  expect(missingRight({ right })).toEqual(right);
  for (const other of [
    undefined,
    {},
    { right: null },
    { right: 'edit' },
    { right: { action: 1, subject: '' } },
  ])
    expect(missingRight(other)).toBeUndefined();
});
