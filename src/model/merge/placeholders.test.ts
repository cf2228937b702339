import { describe, expect, it } from 'vitest';
import { doubledWord, filledText, mergeIssues } from './placeholders';

const fields = ['fullName', 'company', 'birthDate'];
const merge = { of: 'people', fields };

const issueOf = (text: string) => mergeIssues(text, merge)[0];

describe('a placeholder', () => {
  it.each([
    ['Hello {fullName}', undefined],
    ['Hello { fullName }', undefined],
    ['Hello {fullName|friend}', undefined],
    ['Hello {company|}', undefined],
    ['{{A1}} and {{', undefined],
    ['so }', undefined],
    ['Hello {Fullname}', ['placeholderNear', 'Fullname', 7, 'fullName']],
    ['{fullName}, {full_name}', ['placeholderNear', 'full_name', 13, 'fullName']],
    ['Hello {firstName|friend}', ['placeholderNear', 'firstName|friend', 7, 'fullName']],
    ['😀 {fulName}', ['placeholderNear', 'fulName', 3, 'fullName']],
    ['{prénom}', ['placeholderAt', 'prénom', 1, undefined]],
    ['Code {A1}', ['placeholderAt', 'A1', 6, undefined]],
    ['{first-name}', ['placeholderNear', 'first-name', 1, 'fullName']],
    ['{user}', ['placeholderAt', 'user', 1, undefined]],
    ['{__proto__}', ['placeholderAt', '__proto__', 1, undefined]],
    ['{}', ['placeholderAt', '', 1, undefined]],
    ['{{{A1}}}', ['placeholderAt', 'A1', 3, undefined]],
    ['Hello {fullName', ['placeholderOpen', undefined, 7, undefined]],
  ] as const)('is known in %j, or named with its place and what is nearest', (text, expected) => {
    const { key, args } = issueOf(text) ?? {};
    expect(key && [key, args?.['name'], args?.['at'], args?.['near']]).toEqual(expected);
  });

  it('lists all that there are', () => {
    expect(issueOf('{x}')?.args?.['valid']).toBe('{fullName}, {company}, {birthDate}');
  });
});

describe('a text that is filled in', () => {
  const filled = (text: string, record: Readonly<Record<string, string>>) =>
    filledText(text, { fields, wordOf: (name) => record[name] });

  it.each([
    ['Hello {fullName}!', 'Hello Ann!', []],
    ['Hello { fullName }!', 'Hello Ann!', []],
    ['{company}: {fullName}', ': Ann', ['company']],
    ['{company}{company}', '', ['company']],
    ['{company|our house}', 'our house', []],
    ['{company|}.', '.', []],
    ['{fullName|friend}', 'Ann', []],
    ['{company|a|b}', 'a|b', []],
    ['{{fullName}} {{ }}', '{fullName} { }', []],
    ['{{{fullName}}}', '{Ann}', []],
    ['{fullName}}', 'Ann}', []],
  ])('says what a record has, and names what it has not: %j', (text, said, empty) => {
    expect(filled(text, { fullName: 'Ann' })).toEqual({ text: said, empty });
  });

  it('is not filled in twice', () => {
    expect(filled('{fullName}', { fullName: '{company}', company: 'Acme' }).text).toBe('{company}');
  });

  it('is doubted where a field stands in two braces, as other programs write it', () => {
    expect(doubledWord('Hello {{ fullName }}', merge)).toBe('fullName');
    expect(doubledWord('{{A1}} {fullName}', merge)).toBeUndefined();
  });
});
