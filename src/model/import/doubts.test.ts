import { expect, it } from 'vitest';
import { createYieldToMain } from './yieldToMain';
import { judgingOf, memoryPort } from '../../../tests/import/people';
import { doubtsIn } from './doubts';
import { planImport } from './planImport';
import { readTable } from './readTable';

it('counts the rows that are imported and should be looked at, by reason, with an example', async () => {
  const yieldToMain = createYieldToMain();
  const phones = ['0151 12345678', '+49 1511 234567', '01511 234568', '0900 1 234567', '+999123456', 'none'];
  const text = ['phone;Full name', ...phones.map((phone) => `${phone};Anna`)].join('\n');
  const table = await readTable(text, { hasHeader: true, yieldToMain });
  const judging = judgingOf(table.header, { country: 'DE' });
  const plan = await planImport(table.rows, { ...judging, port: memoryPort([]), yieldToMain });
  expect(plan.map(({ fate }) => fate)).toEqual(['new', 'new', 'new', 'new', 'invalid', 'invalid']);
  expect(doubtsIn(plan, judging)).toEqual([
    { issue: { path: '', key: 'phoneUnknown' }, count: 2, example: '+491511234567' },
    { issue: { path: '', key: 'phonePremium' }, count: 1, example: '+499001234567' },
  ]);
});
