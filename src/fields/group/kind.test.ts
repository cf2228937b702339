import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import text from '../text/kind';
import group from './kind';

const kinds = { text, group } as unknown as Kinds;

const address = resolveField('address', { kind: 'group', ...group.example }, kinds) as Parameters<
  typeof group.fault
>[1];

describe('a group of values', () => {
  it('is an object and nothing else', () => {
    expect([[], 'a', 7, true].map((value) => group.fault(value, address, kinds))).toEqual(
      Array(4).fill('notObject'),
    );
    expect(group.fault({}, address, kinds)).toBeUndefined();
  });

  it('finds what is wrong at the path of the member', () => {
    expect(group.validate({ city: ['Ulm'] }, address, kinds)).toEqual([
      { path: 'street', key: 'required' },
      { path: 'city', key: 'text' },
    ]);
  });

  it('asks nothing of a member that stays hidden beside the others, and requires by rule', () => {
    const of = {
      city: { kind: 'text' },
      street: { kind: 'text', required: true, showWhen: { city: 'Ulm' } },
      note: { kind: 'text', requiredWhen: { city: { $ne: 'Ulm' } } },
    };
    const place = resolveField('place', { kind: 'group', of } as never, kinds) as typeof address;
    expect(group.validate({ city: 'Bonn', street: 7 }, place, kinds)).toEqual([
      { path: 'note', key: 'required' },
    ]);
    expect(group.validate({ city: 'Ulm' }, place, kinds)).toEqual([{ path: 'street', key: 'required' }]);
  });

  it('reads back the text it wrote', () => {
    const value = { street: 'A, "b"', city: 'Ulm' };
    expect(group.fromText(group.toText(value, address, { locale: 'en' }), address)).toEqual({ value });
    expect(group.fromText('[]', address)).toEqual({ fault: { path: '', key: 'object' } });
  });

  it('says which number of its progress is none of its fields', () => {
    const of = { total: { kind: 'text' }, queued: { kind: 'text' } } as never;
    expect(group.check?.({ of, progress: { whole: 'total', left: ['queued'] } })).toEqual([]);
    expect(group.check?.({ of, progress: { whole: 'all', left: ['queue'] } })).toMatchObject([
      { message: '"progress" names "all", which is no field of the group' },
      { message: '"progress" names "queue", which is no field of the group' },
    ]);
  });
});
