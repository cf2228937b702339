import { describe, expect, it } from 'vitest';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { shopWith } from '../tests/config/shop';
import { contractReport } from './contractReport';

const reportOf = (path: string, value: unknown): string =>
  contractReport(createModel(shopWith(path, value) as DeclaredAdmin, kinds))
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('\n');

describe('the contract report', () => {
  it('S7.128 lists every path, key, call and parameter of an entity that is assumed as a whole', () => {
    const report = reportOf('invoices.api', { assumed: true });
    const expected = [
      'path /v1/invoices',
      'idKey _id',
      'rows invoices',
      'row invoice',
      'call delete DELETE /v1/invoices/:id',
    ];
    for (const line of [
      ...expected,
      'parameter search ?search=',
      'parameter status ?status=',
      'parameter page ?page=',
      'key total_results',
      'action send POST',
    ]) {
      expect(report).toContain(line);
    }
  });

  it('S7.128 lists only the parts that are named, and names it does not know as they are', () => {
    const report = reportOf('invoices.api', { assumed: ['path', 'delete', 'paging'] });
    expect(report.split('\n').slice(2)).toEqual([
      'invoices (sms, v1)',
      'path /v1/invoices',
      'call delete DELETE /v1/invoices/:id',
      'paging',
    ]);
  });

  it('S7.128 lists single assumed fields and actions', () => {
    expect(reportOf('invoices.fields.note', { kind: 'text', assumed: true })).toContain(
      'field note the name "note"',
    );
    const action = { on: 'row', call: 'POST /v1/invoices/:id/send', assumed: true };
    expect(reportOf('invoices.actions.send', action)).toContain('action send POST /v1/invoices/:id/send');
  });

  it('says so when nothing is assumed', () => {
    expect(reportOf('invoices.icon', 'invoice')).toBe('0 assumptions in 0 of 3 entities');
  });
});
