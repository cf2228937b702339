import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import { writableValues, type Writing } from './writableValues';

const users = sampleResource({
  subject: 'User',
  fields: {
    name: { kind: 'text' },
    status: { kind: 'choice', values: { on: {}, off: {} } },
    reason: { kind: 'text', showWhen: { status: 'off' } },
    code: { kind: 'text', readOnly: true },
    email: { kind: 'text', not: ['edit'] },
    limit: { kind: 'number', readOnlyWhen: { status: 'off' } },
    credit: { kind: 'money', guarded: true },
    secret: { kind: 'password' },
    client: { kind: 'group', of: { a: { kind: 'text' }, b: { kind: 'text', showWhen: { a: 'x' } } } },
    lines: { kind: 'items', of: { a: { kind: 'text' }, b: { kind: 'text', showWhen: { a: 'x' } } } },
  },
});

const written = (record: Record<string, unknown>, more: Partial<Writing> = {}) =>
  writableValues(record, { resource: users, view: 'edit', kinds, ability: { can: () => true }, ...more });

describe('writableValues', () => {
  it('sends what the view offers, in its stored form, and nothing else', () => {
    const record = { id: '1', __v: 3, name: ' Ann ', code: 'X', email: 'a@b.c', credit: '5', unknown: 1 };
    expect(written(record)).toEqual({ name: 'Ann', credit: '5.00' });
    expect(written(record, { view: 'create' })).toEqual({ name: 'Ann', email: 'a@b.c', credit: '5.00' });
  });

  it('drops a hidden field, because forms submit what they do not show', () => {
    expect(written({ status: 'on', reason: 'gone' })).toEqual({ status: 'on' });
    expect(written({ status: 'off', reason: 'late' })).toEqual({ status: 'off', reason: 'late' });
  });

  it('drops what a rule locks, judged by the stored record and never by what is sent', () => {
    expect(written({ status: 'off', limit: 5 })).toEqual({ status: 'off', limit: 5 });
    expect(written({ status: 'off', limit: 5 }, { view: 'create' })).toEqual({ status: 'off', limit: 5 });
    expect(written({ status: 'on', limit: 5 }, { before: { status: 'off' } })).toEqual({ status: 'on' });
    expect(written({ status: 'off', limit: 5 }, { before: { status: 'on' } })).toEqual({
      status: 'off',
      limit: 5,
    });
  });

  it('drops a guarded field without the right to it', () => {
    const asked: unknown[] = [];
    const ability = { can: (...question: unknown[]) => asked.push(question) === 0 };
    expect(written({ name: 'Ann', credit: '5' }, { ability })).toEqual({ name: 'Ann' });
    expect(asked).toEqual([['edit', 'User', 'credit']]);
  });

  it('turns blank text into null, and keeps the present secret when it is blank', () => {
    expect(written({ name: ' ', secret: '' })).toEqual({ name: null });
    expect(written({ secret: 'new' })).toEqual({ secret: 'new' });
    expect(written({ secret: '' }, { view: 'create' })).toEqual({ secret: null });
  });

  it('sends a wrong value as it is, for the server to refuse', () => {
    expect(written({ limit: 'many' })).toEqual({ limit: 'many' });
  });

  it('keeps locked members of groups and rows as they are stored, each row by its id or else its place', () => {
    const locked = { kind: 'text', readOnlyWhen: { a: 'x' } };
    const of = { a: { kind: 'text' }, b: locked };
    const resource = sampleResource({ fields: { one: { kind: 'group', of }, many: { kind: 'items', of } } });
    const before = {
      one: { a: 'x', b: '1' },
      many: [
        { id: 'p', a: 'x', b: '2' },
        { id: 'q', a: 'y', b: '3' },
      ],
    };
    const typed = {
      one: { a: 'y', b: '9' },
      many: [
        { id: 'q', a: 'x', b: '9' },
        { id: 'p', a: 'y', b: '9' },
        { a: 'x', b: '9' },
      ],
    };
    expect(written(typed, { resource, before })).toEqual({
      one: { a: 'y', b: '1' },
      many: [
        { id: 'q', a: 'x', b: '9' },
        { id: 'p', a: 'y', b: '2' },
        { a: 'x', b: '9' },
      ],
    });
    const unnamed = { many: [{ a: 'x', b: '2' }] };
    expect(written({ many: [{ a: 'z', b: '9' }] }, { resource, before: unnamed })).toEqual({
      many: [{ a: 'z', b: '2' }],
    });
  });

  it('drops hidden members of groups and rows, and keeps what is no member', () => {
    expect(
      written({
        client: { a: ' y ', b: '1' },
        lines: [
          { _id: 'r', a: 'x', b: ' 2 ' },
          { a: 'y', b: '3' },
        ],
      }),
    ).toEqual({
      client: { a: 'y' },
      lines: [{ _id: 'r', a: 'x', b: '2' }, { a: 'y' }],
    });
  });
});
