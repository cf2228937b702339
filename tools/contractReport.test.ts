import { describe, expect, it } from 'vitest';
import config from '../resources.config';
import type { DeclaredAdmin } from '../src/config/defineAdmin';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { shopWith } from '../tests/config/shop';
import { contractReport } from './contractReport';

const reportOf = (path: string, value: unknown): string =>
  contractReport(createModel(shopWith(path, value) as DeclaredAdmin, kinds))
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('\n');

/* The lines below one of the headings. */
const sectionOf = (report: string, origin: string): string[] => {
  const [, section = ''] = report.split(new RegExp(`^${origin}.*$`, 'm'));
  return (section.split(/^(?:from the convention|ours alone)/m)[0] ?? '')
    .split('\n')
    .filter((line) => line !== '');
};

describe('the contract report', () => {
  it('S7.128 lists every path, key, call and parameter of an entity that is assumed as a whole', () => {
    const report = reportOf('invoices.api', { assumed: true });
    const assumed = sectionOf(report, 'from the convention');
    const expected = [
      'path /v1/invoices',
      'idKey _id',
      'rows invoices',
      'row invoice',
      'call delete DELETE /v1/invoices/:id',
      'parameter search ?search=',
      'parameter status ?status=',
      'parameter page ?page=',
      'key total_results "total_results" in a list answer',
    ];
    expect(assumed).toEqual(expect.arrayContaining(expected));
    expect(sectionOf(report, 'ours alone')).toContain('action send POST /v1/invoices/:id/send');
    expect(sectionOf(report, 'shown')).not.toContain('invoices (sms, v1)');
  });

  it('S7.128 lists only the parts that are named as assumed, and names it does not know as they are', () => {
    const report = reportOf('invoices.api', { assumed: ['path', 'delete', 'paging'] });
    expect(sectionOf(report, 'from the convention')).toEqual([
      'invoices (sms, v1)',
      'path /v1/invoices',
      'call delete DELETE /v1/invoices/:id',
      'paging',
    ]);
  });

  it('S7.128 lists single assumed fields and actions', () => {
    const noted = reportOf('invoices.fields.note', { kind: 'text', assumed: true });
    expect(sectionOf(noted, 'ours alone')).toContain('field note the name "note"');
    const action = { on: 'row', call: 'POST /v1/invoices/:id/send', assumed: true };
    const acting = reportOf('invoices.actions.send', action);
    expect(sectionOf(acting, 'ours alone')).toContain('action send POST /v1/invoices/:id/send');
  });

  it('S7.128 keeps what no contract shows apart: totals, many by their ids, files, the history', () => {
    const report = reportOf('invoices.icon', 'invoice');
    const ours = [
      'call totals GET /v1/invoices/totals',
      'parameter ids ?ids=',
      'file POST /api/exports/invoices',
      'history GET /api/history/invoices/:id',
    ];
    expect(sectionOf(report, 'ours alone')).toEqual(expect.arrayContaining(ours));
    expect(report).toContain('from the convention of S7.127 (0 in 0 of 3 entities)');
  });

  it('S7.06 S7.10 S7.12 S7.14 S7.16 S7.26 S7.27 S7.28 S7.29 marks nothing as assumed that the specification shows', () => {
    const report = contractReport(createModel(config, kinds))
      .map((line) => line.trim().replace(/ {2,}/g, ' '))
      .join('\n');
    expect(sectionOf(report, 'shown')).toEqual([
      'users (remote, v1)',
      'path /users',
      'call list GET /users',
      'call create POST /users',
      'call delete DELETE /users/:id',
      'query role user',
      'parameter page ?page=',
      'parameter sort ?sort=',
      'dashboardNotis (sms, v1)',
      'path /v1/dashboardNotis',
      'idKey _id',
      'rows dashboardNotis',
      'call list GET /v1/dashboardNotis/customer',
      'call delete DELETE /v1/dashboardNotis/:id/customer',
      'call markRead PATCH /v1/dashboardNotis/customer',
      'call clear DELETE /v1/dashboardNotis/customer/clear',
      'admins (remote, v1)',
      'path /dashboardUsers',
      'call list GET /dashboardUsers',
      'call create POST /users',
      'orders (orders, v1)',
      'path /orders',
      'call delete DELETE /orders/:id',
    ]);
  });
});
