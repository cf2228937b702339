import { expect, it } from 'vitest';
import { pageKey } from './pageKey';

const resources = [
  { name: 'apps/plans', form: 'dialog' },
  { name: 'apps/plansOfOld', form: 'page' },
  { name: 'apps/tasks', form: 'drawer' },
] as const;

it.each([
  ['the list', '/apps/plans', '/apps/plans'],
  ['a new record', '/apps/plans/create', '/apps/plans'],
  ['a record in its form', '/apps/plans/12', '/apps/plans'],
  ['a record called show in its form', '/apps/plans/show', '/apps/plans'],
  ['the page of a record', '/apps/plans/12/show', '/apps/plans/12/show'],
  ['a form that is a page', '/apps/plansOfOld/12', '/apps/plansOfOld/12'],
  ['a record in its drawer', '/apps/tasks/12', '/apps/tasks'],
  ['any other address', '/privacy', '/privacy'],
])('S4.12 S4.13 where forms are dialogs, %s belongs to its page', (_, pathname, page) => {
  expect(pageKey(pathname, resources)).toBe(page);
});
