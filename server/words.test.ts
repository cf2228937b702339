import { expect, it } from 'vitest';
import { issueText } from '../src/model/answers/issueText';
import { wordings } from './words';

it('refuses with the form for one or for many, as the screens do', () => {
  const text = (min: number) => issueText({ path: 'name', key: 'minLength', args: { min } }, wordings.en);
  expect(text(1)).toBe('Must have at least 1 character');
  expect(text(8)).toBe('Must have at least 8 characters');
});
