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
  it('S7.128 takes every path, key, call and parameter for assumed, and every action for ours', () => {
    const report = reportOf('invoices.icon', 'invoice');
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
    expect(report).toContain('shown by the specification (0 in 0 of 3 entities)');
  });

  it('S7.128 takes for shown what the entity names: a part, a word of parts, an action', () => {
    const report = reportOf('invoices.api', { shown: ['path', 'delete', 'key', 'send'] });
    expect(sectionOf(report, 'shown')).toEqual([
      'invoices (sms, v1)',
      'path /v1/invoices',
      'call delete DELETE /v1/invoices/:id',
      'key success "success" in a list answer',
      'key total_results "total_results" in a list answer',
      'key found_results "found_results" in a list answer',
      'key entries_per_page "entries_per_page" in a list answer',
      'action send POST /v1/invoices/:id/send',
    ]);
    expect(sectionOf(report, 'from the convention')).not.toContain('path /v1/invoices');
    expect(sectionOf(report, 'ours alone')).not.toContain('action send POST /v1/invoices/:id/send');
  });

  it('S7.128 lists the names of fields as ours where the entity shows others, and else none', () => {
    const report = reportOf('invoices.api', { shownFields: ['number', 'status'] });
    const fields = sectionOf(report, 'ours alone').filter((line) => line.startsWith('field '));
    expect(fields).toContain('field note the name "note"');
    expect(fields).not.toContain('field number the name "number"');
    expect(reportOf('invoices.icon', 'invoice')).not.toContain('field ');
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
  });

  it('S7.128 keeps the call that moves a record in an order that people make apart', () => {
    const call = 'call place POST /v1/roles/:id/place';
    const report = reportOf('roles.list', { order: true });
    expect(sectionOf(report, 'ours alone')).toContain(call);
    expect(sectionOf(report, 'shown')).not.toContain(call);
    expect(reportOf('roles.icon', 'role')).not.toContain('call place');
  });

  it('S7.06 S7.10 S7.12 S7.14 S7.16 S7.26 S7.27 S7.28 S7.29 marks as shown what the specification shows, and nothing else', () => {
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
