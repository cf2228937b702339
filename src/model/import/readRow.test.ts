import { expect, it } from 'vitest';
import { judgingOf } from '../../../tests/import/people';
import type { Kinds } from '../resolved/kind';
import { importFields, looksLikeHeader } from './importFields';
import { readRow } from './readRow';
import { MOST_CHARACTERS } from './readTable';

const header = ['Phone', 'Full name', 'Score', 'E-mail'];
const judging = judgingOf(header);

/** The kinds, noting how long the texts are that they are given. */
const notingKinds = () => {
  const lengths: number[] = [];
  const noting = Object.entries(judging.kinds).map(([name, kind]) => [
    name,
    {
      ...kind,
      fromText: (text: string, field: never) => (lengths.push(text.length), kind.fromText(text, field)),
    },
  ]);
  return { kinds: Object.fromEntries(noting) as Kinds, lengths };
};

it('C-12 refuses a cell of more than 10,000 characters before any kind reads it, and reads the others', () => {
  const { kinds, lengths } = notingKinds();
  const long = `${' '.repeat(MOST_CHARACTERS)}x`;
  const cells = ['+4915112345678', 'x'.repeat(MOST_CHARACTERS), long, long];
  const { faults, values } = readRow({ number: 2, cells }, { ...judging, kinds });
  expect(faults).toEqual(
    [2, 3].map((column) => ({
      column,
      field: judging.columns[column]?.field.name,
      value: long,
      say: 'tooLong',
      args: { max: 10_000 },
    })),
  );
  expect(Object.keys(values)).toEqual(['phone', 'name']);
  expect(Math.max(...lengths)).toBe(MOST_CHARACTERS);
});

it('C-12 looks for values of the key in no longer cell of the first line either', () => {
  const { kinds, lengths } = notingKinds();
  const cells = ['9'.repeat(MOST_CHARACTERS + 1), '+4915112345678'];
  expect(looksLikeHeader(cells, importFields(judging), { ...judging, kinds })).toBe(false);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_CHARACTERS);
});

it('joins the columns of one field by a space, without those that are empty', () => {
  const name = judging.columns[1];
  const joined = { ...judging, columns: [judging.columns[0], name, undefined, name, name] };
  const namesOf = (...cells: string[]) => readRow({ number: 2, cells: ['+4915112345678', ...cells] }, joined);
  expect(namesOf(' Anna ', 'x', 'Maria', 'Berg').values).toMatchObject({ name: 'Anna Maria Berg' });
  const turned = readRow(
    { number: 2, cells: ['+4915112345678', 'Berg', '', 'Anna'] },
    { ...joined, order: [3, 0, 1] },
  );
  expect(turned.values).toMatchObject({ name: 'Anna Berg' });
  expect(namesOf('', 'x', '  ', 'Berg').values).toMatchObject({ name: 'Berg' });
  expect(namesOf('', 'x', '', '').values).not.toHaveProperty('name');
  const { faults } = namesOf('a'.repeat(MOST_CHARACTERS), 'x', 'b', '');
  expect(faults).toMatchObject([{ column: 1, field: 'name', say: 'tooLong' }]);
});

it('takes what tells the record from what is said for every row, only where no column is to say it', () => {
  const cells = ['', 'Ada'];
  const fixed = { phone: '+4915112345678' };
  const without = { ...judging, columns: judging.columns.with(0, undefined), fixed };
  expect(readRow({ number: 2, cells }, without).values).toEqual({ ...fixed, name: 'Ada' });
  expect(readRow({ number: 2, cells }, without).key).toBe(fixed.phone);
  expect(readRow({ number: 2, cells }, { ...judging, fixed }).key).toBeUndefined();
});
