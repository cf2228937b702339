import { expect, it } from 'vitest';
import { groupsOf } from './groupsOf';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const asked = { by: 'who', at: 'at', dayOf };
const said = (id: string, who: string, at: string) => ({ id, who, at });

it('puts together what the same person has written within minutes, on one day', () => {
  const days = groupsOf(
    [
      said('1', 'ann', '2026-01-31T23:50:00Z'),
      said('2', 'ann', '2026-01-31T23:54:00Z'),
      said('3', 'bob', '2026-01-31T23:55:00Z'),
      said('4', 'bob', '2026-02-01T00:01:00Z'),
      said('5', 'bob', '2026-02-01T00:07:00Z'),
      said('6', 'bob', '2026-02-01T00:11:00Z'),
    ],
    asked,
  );
  const ids = days.map(({ name, groups }) => [
    name,
    groups.map(({ records }) => records.map(({ id }) => id)),
  ]);
  expect(ids).toEqual([
    ['2026-01-31', [['1', '2'], ['3']]],
    ['2026-02-01', [['4'], ['5', '6']]],
  ]);
});

it('names nobody where nobody is said, and no day where no time is', () => {
  const days = groupsOf([said('1', 'ann', 'soon'), said('2', 'bob', 'soon')], { ...asked, by: undefined });
  expect(days).toHaveLength(1);
  expect(days[0]?.name).toBe('');
});
