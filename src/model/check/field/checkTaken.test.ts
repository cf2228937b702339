import { expect, it } from 'vitest';
import { changedAt, kinds, listViews, shop } from '../../../../tests/config/shop';
import { checkConfig } from '../checkConfig';

/* Invoices with rows in a group, and with references beside and within one. */
const rich = Object.entries({
  'invoices.fields.info': {
    kind: 'group',
    of: {
      on: { kind: 'date' },
      dates: { kind: 'items', of: { on: { kind: 'date' } } },
      by: { kind: 'reference', to: 'users' },
    },
  },
  'invoices.fields.helpers': { kind: 'references', to: 'users' },
  'invoices.fields.before': { kind: 'reference', to: 'invoices' },
}).reduce<unknown>((config, [path, value]) => changedAt(config, path, value), shop);

const problems = (field: object, at = 'users') =>
  checkConfig(changedAt(rich, `${at}.fields.more`, field), kinds, { listViews });
const taking = (options: object) => ({
  compute: { rollup: { of: 'invoices.user', by: 'newest', ...options } },
});

it.each(['createdAt', 'updatedAt', 'due', 'info.on'])('the newest may be that by %s', (at) => {
  expect(problems({ kind: 'text', ...taking({ take: 'note', at }) })).toEqual([]);
});

it.each(['info.dates.on', 'info.dates.0.on', 'info.on.0'])('is in no order by %s', (at) => {
  const found = problems({ kind: 'text', ...taking({ take: 'note', at }) });
  expect(found.map(({ id }) => id)).toEqual(['RC210']);
});

it('takes what a group holds, and nothing of its rows', () => {
  expect(problems({ kind: 'date', ...taking({ take: 'info.on' }) })).toEqual([]);
  for (const take of ['info.dates.on', 'info.dates.0.on'])
    expect(problems({ kind: 'date', ...taking({ take }) }).map(({ id }) => id)).toEqual(['RC221']);
  const each = { kind: 'text', compute: { lookup: 'before.lines.product' } };
  expect(problems(each, 'invoices').map(({ id }) => id)).toEqual(['RC221']);
  const sum = { kind: 'money', currency: 'EUR', ...taking({ take: 'lines.amount', by: 'sum' }) };
  expect(problems(sum).map(({ id }) => id)).toEqual(['RC221']);
});

it.each([
  ['before', "f.lookup('before.<field>')"],
  ['helpers', 'Take a single value'],
  ['info.by', 'Take a single value'],
])('says of %s how it is taken, if at all', (take, hint) => {
  const [found] = problems({ kind: 'text', ...taking({ take }) });
  expect(found).toMatchObject({ id: 'RC221', hint: expect.stringContaining(hint) });
});
