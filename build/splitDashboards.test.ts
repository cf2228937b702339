import { expect, it } from 'vitest';
import { splitDashboards } from './splitDashboards';

it('keeps of every dashboard what menu and routes need, and takes the rest out in all its languages', () => {
  const label = { en: 'Numbers', de: 'Zahlen' };
  const head = { label, icon: 'chart', home: 'always' };
  const body = { ranges: true, widgets: [{ type: 'number', label, metric: { of: 'users' } }] };
  expect(splitDashboards({ name: 'A', dashboards: { numbers: { ...head, ...body } } })).toEqual({
    config: { name: 'A', dashboards: { numbers: head } },
    dashboards: { numbers: body },
  });
});

it('leaves a configuration without dashboards as it is', () =>
  expect(splitDashboards({ name: 'A' })).toEqual({ config: { name: 'A' }, dashboards: {} }));
