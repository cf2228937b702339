import { describe, expect, it } from 'vitest';
import { createAbility } from '../access/ability';
import { openDashboards, resolveDashboards, withHome } from './dashboards';
import { resolveBody, shownWidgets } from './widget';

const page = { icon: 'chart', widgets: [] } as const;
const declared = resolveDashboards({
  traffic: { ...page, label: 'Traffic' },
  sales: { ...page, label: 'Sales', home: 'demo' },
  service: { ...page, label: 'Service', home: 'live', route: '/service', subject: 'all of it' },
});

const pathsOf = (isDemo: boolean) => withHome(declared, isDemo).map(({ key, path }) => [key, path]);

describe('the dashboard at the beginning', () => {
  it('is one of the demonstration, which comes first of all', () =>
    expect(pathsOf(true)).toEqual([
      ['sales', '/'],
      ['traffic', '/dashboard/traffic'],
      ['service', '/service'],
    ]));

  it('is another where the demonstration is switched off', () =>
    expect(pathsOf(false)).toEqual([
      ['service', '/'],
      ['traffic', '/dashboard/traffic'],
      ['sales', '/dashboard/sales'],
    ]));

  it('keeps the address it was declared with, which leads there', () =>
    expect(withHome(declared, false)[0]?.route).toBe('/service'));

  it('is none where no dashboard asks for it', () => {
    const [traffic] = declared;
    expect(withHome(traffic ? [traffic] : [], true)).toEqual([traffic]);
  });
});

it('S6.08 opens a dashboard to whoever may see its subject', () => {
  const keysFor = (subject: string) =>
    openDashboards(declared, createAbility([{ action: 'read', subject }])).map(({ key }) => key);
  expect(keysFor('traffic')).toEqual(['traffic']);
  expect(keysFor('all of it')).toEqual(['service']);
  expect(keysFor('orders')).toEqual([]);
});

describe('what is on a dashboard', () => {
  const of = (entity: string) => ({ label: entity, metric: { of: entity } });
  const body = resolveBody({
    headline: { metric: { of: 'orders' }, same: 'So it is.' },
    widgets: [
      { type: 'number', ...of('orders') },
      { type: 'ranking', by: 'user', ...of('users'), beside: [of('orders'), of('users')] },
    ],
  });
  const shownTo = (...entities: string[]) => {
    const { headline, widgets } = shownWidgets(body, (entity) => entities.includes(entity));
    return [headline && 'headline', ...widgets.map(({ type, beside }) => [type, beside.length])];
  };

  it('is all of it for whoever may list everything', () =>
    expect(shownTo('orders', 'users')).toEqual(['headline', ['number', 0], ['ranking', 2]]));

  it('leaves out what a person may not list, also a column of it', () => {
    expect(shownTo('users')).toEqual([undefined, ['ranking', 1]]);
    expect(shownTo()).toEqual([undefined]);
  });
});
