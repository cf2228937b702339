import { describe, expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import { memoryPort, person } from '../../../tests/import/people';
import type { ImportPort } from './importPort';
import type { Stored } from './judgeRow';
import { createModel } from '../resolve/createModel';
import { lookUp } from './lookUp';

const phoneOf = (index: number) => `+4930${1_000_000 + index}`;

const people = (count: number): Stored[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, phone: phoneOf(index), name: 'Anna' }));

const rows = (...indexes: number[]) => indexes.map((index) => ({ phone: phoneOf(index) }));

const asking = (list: ImportPort['list'], resource = person) => {
  const asked: unknown[] = [];
  const remembering: ImportPort['list'] = (filter, page, signal) => {
    asked.push(filter);
    return list(filter, page, signal);
  };
  return { asked, place: { resource, kinds, port: { list: remembering } } };
};

describe('looking up the records of a file', () => {
  it('finds those there are by the fifty, and asks for no other', async () => {
    const wanted = Array.from({ length: 120 }, (_, index) => index * 5);
    const { asked, place } = asking(memoryPort(people(200)).list);
    const found = await lookUp(rows(...wanted), place);
    expect([...found.keys()].sort()).toEqual(
      wanted
        .filter((n) => n < 200)
        .map(phoneOf)
        .sort(),
    );
    expect(asked).toHaveLength(3);
  });

  it('reads everything where that takes no more requests', async () => {
    const wanted = Array.from({ length: 1000 }, (_, index) => index);
    const { asked, place } = asking(memoryPort(people(150)).list);
    expect((await lookUp(rows(...wanted), place)).size).toBe(150);
    expect(asked).toEqual([{}, {}, {}]);
  });

  it('reads everything from a server that does not know the question', async () => {
    const { list } = memoryPort(people(250));
    const { asked, place } = asking((_, page) => list({}, page));
    const found = await lookUp(rows(7, 240, 900), place);
    expect([7, 240, 900].map((index) => found.has(phoneOf(index)))).toEqual([true, true, false]);
    expect(asked.at(-1)).toEqual({});
  });

  it('finds one text in any case', async () => {
    const resource = {
      ...person,
      import: { key: ['email'], among: undefined, keep: undefined, country: undefined },
    };
    const records = [{ id: 'a', email: 'Anna@example.org' }];
    const { place } = asking(memoryPort(records).list, resource);
    expect((await lookUp([{ email: 'anna@Example.org' }], place)).size).toBe(1);
  });

  it('tells records apart by all fields of the key together', async () => {
    const resource = {
      ...person,
      import: { key: ['name', 'manager'], among: undefined, keep: undefined, country: undefined },
    };
    const pairs = [
      ['262', '01'],
      ['262', '02'],
      ['268', '01'],
    ] as const;
    const records = pairs.map(([name, manager], id) => ({ id, name, manager }));
    const { place } = asking(memoryPort(records).list, resource);
    const found = await lookUp(
      [
        { name: '262', manager: '02' },
        { name: '268', manager: '01' },
      ],
      place,
    );
    expect(found.get('262\n02')).toEqual([records[1]]);
    expect(found.get('268\n01')).toEqual([records[2]]);
  });

  it('tells only records that the key is among', async () => {
    const declared = {
      label: { one: 'Person', many: 'People' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' }, manager: { kind: 'text' } },
      import: { key: 'name', among: { manager: 'now' } },
    } as const;
    const model = createModel({ name: 'Test', groups: {}, resources: { people: declared } }, kinds);
    const records = ['then', 'now'].map((manager, id) => ({ id, name: 'Anna', manager }));
    const { place } = asking(memoryPort(records).list, model.resource('people'));
    expect([...(await lookUp([{ name: 'Anna' }], place)).values()]).toEqual([[records[1]]]);
  });

  it('hands on the failure of a request: half an answer is none', async () => {
    const { place } = asking(() => Promise.reject(new Error('gone')));
    await expect(lookUp(rows(1, 2), place)).rejects.toThrow('gone');
  });
});
