import { expect, it } from 'vitest';
import { csvFile } from '../values/csv';
import { createYieldToMain } from './yieldToMain';
import { judgingOf, memoryPort } from '../../../tests/import/people';
import { planImport } from './planImport';
import { readTable } from './readTable';
import { rejectedRows, rejectedTable } from './rejectedTable';

const yieldToMain = createYieldToMain();

const judge = async (text: string) => {
  const table = await readTable(text, { hasHeader: true, yieldToMain });
  const judging = judgingOf(table.header);
  return { table, judged: await planImport(table.rows, { ...judging, port: memoryPort([]), yieldToMain }) };
};

const words = { title: 'Why not', reasonOf: ({ fate }: { fate: string }) => `is ${fate}` };

const file = [
  'Phone;Name;Notes',
  '+4915112345678;Anna;=x',
  '+49 1;Bo;',
  '004915112345678;Again;"a',
  'b"',
].join('\n');

it('holds the rows that were not taken as they stood, with the reason behind', async () => {
  const { table, judged } = await judge(file);
  expect(rejectedTable(table.header, rejectedRows(judged), words)).toEqual([
    ['Phone', 'Name', 'Notes', 'Why not'],
    ['+49 1', 'Bo', '', 'is invalid'],
    ['004915112345678', 'Again', 'a\nb', 'is duplicate'],
  ]);
});

it('can be imported again, and has its reasons once however often', async () => {
  const { table, judged } = await judge(file);
  const again = await judge(csvFile(rejectedTable(table.header, rejectedRows(judged), words)));
  expect(again.judged.map(({ fate }) => fate)).toEqual(['invalid', 'new']);
  expect(rejectedTable(again.table.header, rejectedRows(again.judged), words)).toEqual([
    ['Phone', 'Name', 'Notes', 'Why not'],
    ['+49 1', 'Bo', '', 'is invalid'],
  ]);
});
