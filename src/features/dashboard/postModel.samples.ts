import type { Dashboard } from '../../config/dashboard';
import { kinds } from '../../fields/kinds';
import { createModel } from '../../model/resolve/createModel';

const parcels = { of: 'parcels', during: 'sentAt' };

/** A dashboard about parcels and routes. */
export const post: Dashboard = {
  label: 'Post',
  icon: 'chart',
  ranges: true,
  headline: { metric: parcels, up: 'Post is up {change}', same: 'Parcels: {value}' },
  widgets: [
    { type: 'number', label: 'Parcels', metric: parcels },
    { type: 'number', label: 'Today', metric: parcels, span: 'today' },
    { type: 'number', label: 'Worth', metric: { ...parcels, measure: 'sum', field: 'worth' } },
    { type: 'ranking', label: 'States', metric: parcels, by: 'state' },
    {
      type: 'records',
      label: 'Lost',
      metric: { of: 'parcels', where: { state: ['lost'] } },
      columns: ['worth'],
      age: 'sentAt',
    },
    { type: 'number', label: 'Routes', metric: { of: 'routes' } },
    { type: 'records', label: 'New routes', metric: { of: 'routes' }, columns: ['code'] },
  ],
};

const entity = (one: string, fields: object) => ({
  label: { one, many: `${one}s` },
  title: '{code}',
  icon: 'send' as const,
  fields: fields as never,
});

const code = { kind: 'text', required: true };
/** What it counts. */
export const model = createModel(
  {
    name: 'Test',
    groups: {},
    dashboards: { post },
    resources: {
      parcels: entity('Parcel', {
        code,
        state: { kind: 'choice', values: { there: {}, lost: {} } },
        worth: { kind: 'money', currency: 'EUR' },
        sentAt: { kind: 'dateTime' },
      }),
      routes: entity('Route', { code }),
    },
  },
  kinds,
);
