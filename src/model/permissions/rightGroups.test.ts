import { describe, expect, it } from 'vitest';
import { sampleKinds as kinds } from '../resolved/kinds.samples';
import type { DeclaredResource } from '../../config/resource';
import { createModel } from '../resolve/createModel';
import { rightGroups, type ExtraSubject } from './rightGroups';

const entity = (one: string, rest: Partial<DeclaredResource> = {}): DeclaredResource => ({
  label: { one, many: `${one}s` },
  title: '{id}',
  icon: 'tag',
  fields: { name: { kind: 'text' } },
  ...rest,
});

const act = { on: 'row', call: 'POST /x', label: 'Go' } as const;

const rowsOf = (resources: Record<string, DeclaredResource>, extra?: readonly ExtraSubject[]) => {
  const groups = { money: { label: 'Money', icon: 'money' } } as const;
  return rightGroups(createModel({ name: 'Test', groups, resources }, kinds), extra).map(
    ({ label, rows }) => [
      label?.en,
      rows.map((row) => [row.label.en, row.subject, row.actions.join(' '), row.more.map(nameOf).join(' ')]),
    ],
  );
};

const nameOf = ({ action, label }: { action: string; label?: { en: string } }) =>
  label ? `${action}=${label.en}` : action;

describe('rightGroups', () => {
  it('S6.15 has a row for each entity and each guarded field, by menu group, with the actions it has', () => {
    const price = { kind: 'text', label: 'Price', guarded: true } as const;
    const rows = rowsOf({
      logs: entity('Log', { readOnly: true }),
      bills: entity('Bill', { group: 'money', fields: { price }, actions: { pay: act } }),
    });
    expect(rows).toEqual([
      [
        'Money',
        [
          ['Bills', 'bills', 'manage read create edit delete export', 'list show pay=Go'],
          ['Bills: Price', 'bills.price', 'manage read create edit export', 'list show'],
        ],
      ],
      [undefined, [['Logs', 'logs', 'manage read export', 'list show']]],
    ]);
  });

  it('has one row for a subject that entities share, and one right for actions that ask for the same', () => {
    const can = ['judge', 'bills'] as const;
    const rows = rowsOf({
      bills: entity('Bill', { actions: { approve: { ...act, label: 'Approve', can } } }),
      drafts: entity('Draft', { subject: 'bills', actions: { reject: { ...act, label: 'Reject', can } } }),
    });
    const more = 'list show judge=Approve, Reject';
    expect(rows).toEqual([
      [undefined, [['Bills, Drafts', 'bills', 'manage read create edit delete export', more]]],
    ]);
  });

  it('offers neither to create nor to export where there is a single record', () => {
    const fields = { host: { kind: 'text', label: 'Host', guarded: true } } as const;
    expect(rowsOf({ mail: entity('Mail', { single: 'one', fields }) })[0]?.[1]).toEqual([
      ['Mails', 'mail', 'manage read edit', 'list show'],
      ['Mails: Host', 'mail.host', 'manage read edit', 'list show'],
    ]);
  });

  it('adds the subjects that are no entity, declared or named by an action', () => {
    const rows = rowsOf(
      { logs: entity('Log', { readOnly: true, actions: { drop: { ...act, can: ['purge', 'store'] } } }) },
      [
        { subject: 'ACL', label: 'Access' },
        { subject: 'dashboards', actions: ['share', 'edit'] },
      ],
    );
    expect(rows[0]?.[1]?.slice(1)).toEqual([
      ['Access', 'ACL', 'manage read', 'list show'],
      ['Dashboards', 'dashboards', 'manage read edit', 'list show share'],
      ['Store', 'store', '', 'purge=Go'],
    ]);
  });
});
