import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAbility } from '../../../model/access/ability';
import type { Kinds } from '../../../model/resolved/kind';
import { resolveField } from '../../../model/resolve/resolveField';
import permissions from './kind';

const kinds = { permissions } as unknown as Kinds;
const field = resolveField('ability', { kind: 'permissions' }, kinds) as Parameters<
  typeof permissions.fault
>[1];

const read = { action: 'read', subject: 'invoices' };

describe('permissions', () => {
  it('S3.17 are a list of pairs of action and subject, and may have more beside them', () => {
    for (const value of [[], [read], [{ ...read, conditions: { own: true } }]])
      expect(permissions.fault(value, field, kinds)).toBeUndefined();
    expect(permissions.fault('manage', field, kinds)).toBe('notList');
    for (const value of [['manage all'], [{ action: 'manage' }], [{ action: 1, subject: 'all' }], [null]])
      expect(permissions.fault(value, field, kinds)).toBe('notObject');
  });

  it('S6.15 name an action and a subject in every pair', () => {
    const issues = permissions.validate([read, { action: '', subject: 'all' }], field, kinds);
    expect(issues).toEqual([{ path: '1', key: 'required' }]);
  });

  it('S6.01 have nothing beside them but what limits a right or takes it away', () => {
    const limits = { inverted: true, conditions: { own: true }, fields: ['name'] };
    expect(permissions.validate([read, { ...read, ...limits }], field, kinds)).toEqual([]);
    const args = { options: 'action, subject, inverted, conditions, fields' };
    expect(permissions.validate([read, { ...read, invertd: true }], field, kinds)).toEqual([
      { path: '1.invertd', key: 'oneOf', args },
    ]);
  });

  it('S6.15 make an ability as they are', () => {
    const parsed = permissions.fromText(' read invoices; edit  users ;', field);
    const ability = createAbility('value' in parsed ? parsed.value : undefined);
    expect(ability.can('list', 'invoices') && ability.can('edit', 'users')).toBe(true);
    expect(ability.can('edit', 'invoices')).toBe(false);
  });

  it('are written as words, or as JSON where words would lose something', () => {
    const write = (value: Parameters<typeof permissions.toText>[0]) =>
      permissions.toText(value, field, { locale: 'en' });
    expect(write([read, { action: 'edit', subject: 'users' }])).toBe('read invoices; edit users');
    expect(write([{ ...read, fields: ['total'] }])).toBe(JSON.stringify([{ ...read, fields: ['total'] }]));
  });

  it('are read back exactly as they were written', () => {
    const word = fc.oneof(fc.constantFrom('read', 'users.credit', 'a b', ';', '[', ' x', ''), fc.string());
    const pair = fc.record(
      { action: word, subject: word, own: fc.boolean() },
      { requiredKeys: ['action', 'subject'] },
    );
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1 }), (value) => {
        const text = permissions.toText(value, field, { locale: 'en' });
        expect(permissions.fromText(text, field)).toEqual({ value });
      }),
    );
  });

  it('are refused where a part is no pair', () => {
    for (const text of ['read', 'read invoices now', 'read invoices; edit'])
      expect(permissions.fromText(text, field)).toEqual({ fault: { path: '', key: 'pattern' } });
    expect(permissions.fromText('["read"]', field)).toEqual({ fault: { path: '', key: 'list' } });
  });
});
