import type { Fate, Stored } from '../../src/model/import/judgeRow';

/** A line of the file, written by hand for one purpose, and what must become of it. */
export type Planned = { readonly line: string; readonly fate: Fate; readonly why: string };

export const header = [
  'Telefon',
  'NOM  COMPLET',
  'e_mail',
  'Status',
  'born',
  'score',
  'limit',
  'site',
  'vip',
  'tags',
  'from',
  'until',
  'reason',
  'manager',
  'source',
  'Notes nobody asked for',
];

type Cells = Partial<Record<(typeof columns)[number], string>>;

const columns = [
  'phone',
  'name',
  'email',
  'status',
  'born',
  'score',
  'limit',
  'site',
  'vip',
  'tags',
  'from',
  'until',
  'reason',
  'manager',
  'source',
  'notes',
] as const;

const lineOf = (cells: Cells): string =>
  columns.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(';');

/** Numbers nobody has twice: `digits` begins each sort, so that no two sorts meet. */
const number = (sort: number, index: number): string =>
  `+49${151_000 + sort}${String(index).padStart(5, '0')}`;

type Sort = {
  readonly why: string;
  readonly fate: Fate;
  /** The cells of the row beside a good name and a number of its own. */
  readonly cells?: Cells;
  readonly phone?: (good: string) => string;
  readonly line?: (good: string) => string;
  /** The record that is there already. */
  readonly stored?: Record<string, unknown>;
};

const national = (good: string) => good.replace('+49', '0');

const bad = (why: string, cells: Cells, more: Partial<Sort> = {}): Sort => ({
  why,
  fate: 'invalid',
  cells,
  ...more,
});

/** Forty ways to get a row wrong, and the ways to get it right. */
export const sorts: readonly Sort[] = [
  bad('no number', {}, { phone: () => '' }),
  bad('a blank number', {}, { phone: () => '  ' }),
  bad('letters for a number', {}, { phone: () => 'call me' }),
  bad('a short number', {}, { phone: () => '+4912' }),
  bad('a long number', {}, { phone: (good) => `${good}123456789` }),
  bad('a number that a spreadsheet rounded', {}, { phone: () => '4.93E+11' }),
  bad('a country code with a zero', {}, { phone: (good) => good.replace('+49', '+049') }),
  bad('two plus signs', {}, { phone: (good) => `+${good}` }),
  bad('two numbers in one', {}, { phone: (good) => `${good}, ${good}` }),
  bad('no name', { name: '' }),
  bad('a blank name', { name: ' \t ' }),
  bad('a long name', { name: 'x'.repeat(21) }),
  bad('an address without @', { email: 'anna.example.org' }),
  bad('an address with two @', { email: 'a@b@example.org' }),
  bad('an address with a space', { email: 'an na@example.org' }),
  bad('an address without a domain', { email: 'anna@' }),
  bad('an address without a dot', { email: 'anna@example' }),
  bad('an unknown status', { status: 'active' }),
  bad('a status that none begins with', { status: 'paused' }),
  bad('a day that is none', { born: '2001-02-30' }),
  bad('a day of another order', { born: '31/31/2001' }),
  bad('words for a day', { born: 'yesterday' }),
  bad('a day too early', { born: '1899-12-31' }),
  bad('a day too late', { born: '2021-01-01' }),
  bad('words for a number', { score: 'many' }),
  bad('a part of a number', { score: '1.5' }),
  bad('a number below', { score: '-1' }),
  bad('a number above', { score: '101' }),
  bad('an amount in words', { limit: 'ten' }),
  bad('a negative amount', { limit: '-0.01' }),
  bad('an amount of a third of a cent', { limit: '1.005' }),
  bad('an address without http', { site: 'example.org' }),
  bad('a script for an address', { site: 'javascript:alert(1)' }),
  bad('neither yes nor no', { vip: 'maybe' }),
  bad('too many tags', { tags: 'a,b,c,d' }),
  bad('an end before the start', { from: '2026-02-01', until: '2026-01-31' }),
  bad('nobody for a VIP', { vip: 'yes' }),
  bad('a reason that has no place', { reason: 'none' }),
  bad('a cell too many', {}, { line: (good) => `${lineOf({ phone: good, name: 'Anna' })};"more"` }),
  bad('what is fixed since the start', { source: 'fair' }, { stored: { name: 'Anna', source: 'web' } }),
  bad('a status that may not follow', { status: 'blocked' }, { stored: { name: 'Anna' } }),
  bad('several faults at once', { email: 'x', score: 'y', born: 'z' }),
  { why: 'somebody new', fate: 'new' },
  {
    why: 'somebody new with everything',
    fate: 'new',
    cells: {
      email: 'a@EXAMPLE.org',
      status: 'DABEI',
      born: '1990-05-17',
      score: '7',
      limit: '12,50',
      vip: 'ja',
      manager: 'Bo',
      tags: 'a, b',
    },
  },
  { why: 'somebody new, without the country', fate: 'new', phone: national },
  { why: 'a name that is a formula elsewhere', fate: 'new', cells: { name: "'=1+1" } },
  { why: 'a name over two lines', fate: 'new', cells: { name: 'Anna\r\nB' } },
  { why: 'somebody with another name', fate: 'changed', cells: { name: 'Bo' }, stored: { name: 'Anna' } },
  { why: 'somebody with a score now', fate: 'changed', cells: { score: '5' }, stored: { name: 'Anna' } },
  { why: 'a pause', fate: 'changed', cells: { status: 'paused', reason: 'ill' }, stored: { name: 'Anna' } },
  { why: 'nothing new', fate: 'there', stored: { name: 'Anna', score: 5 } },
  {
    why: 'nothing new in another spelling',
    fate: 'there',
    cells: { limit: '12.5', status: 'In' },
    stored: { name: 'Anna', limit: '12.50' },
    phone: national,
  },
  {
    why: 'somebody who left',
    fate: 'kept',
    cells: { status: 'in' },
    stored: { name: 'Anna', status: 'out' },
  },
  {
    why: 'somebody blocked',
    fate: 'kept',
    cells: { name: 'Zoe' },
    stored: { name: 'Anna', status: 'blocked' },
    phone: national,
  },
];

/** `count` rows of all sorts in turn, every tenth good one once more in another spelling; and the records before. */
export const faultyFile = (count: number): { lines: Planned[]; stored: Stored[] } => {
  const lines: Planned[] = [];
  const stored: Stored[] = [];
  for (let index = 0; lines.length < count; index += 1) {
    const place = index % sorts.length;
    const sort = sorts[place];
    if (!sort) continue;
    const good = number(place, index);
    const phone = sort.phone?.(good) ?? good;
    const line = sort.line?.(good) ?? lineOf({ name: 'Anna', ...sort.cells, phone });
    lines.push({ line, fate: sort.fate, why: sort.why });
    if (sort.stored) stored.push({ id: `s${index}`, __v: 0, phone: good, status: 'in', ...sort.stored });
    const isTwice = sort.fate !== 'invalid' && index % 10 === 0 && lines.length < count;
    if (isTwice)
      lines.push({
        line: lineOf({ name: 'Again', phone: good.replace('+', '00') }),
        fate: 'duplicate',
        why: `${sort.why}, twice`,
      });
  }
  return { lines, stored };
};
