import { describe, expect, it } from 'vitest';
import { createAbility } from '../access/ability';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { createModel } from '../resolve/createModel';
import { translate } from '../resolve/translate';
import { sampleKinds } from '../resolved/kinds.samples';
import { menuSections } from './menuSections';
import { pageAt, pageEntries } from './pageEntries';

const entity = (one: string, more: object = {}) => ({
  label: { one, many: `${one}s` },
  title: '{id}',
  icon: 'invoice' as const,
  group: 'money',
  fields: {},
  ...more,
});

const declared: DeclaredAdmin = {
  name: 'Test',
  groups: { money: { label: 'Money', icon: 'money' } },
  pages: { terms: { label: 'Terms', icon: 'policy', group: 'money', route: '/apps/terms', text: 'x' } },
  resources: {
    plans: entity('Plan', { bookmarked: true, route: '/apps/plans' }),
    bills: entity('Bill', {
      list: { presets: [{ label: 'Old', menu: 'history', filter: { state: ['Paid'] } }] },
    }),
  },
};

const model = createModel(declared, sampleKinds);

const everything = createAbility([{ action: 'manage', subject: 'all' }]);
const sections = menuSections(model, everything);
const german = menuSections(
  createModel(
    translate(declared, {
      de: {
        'plans.many': { en: 'Plans', de: 'Tarife' },
        'pages.terms': { en: 'Terms', de: 'AGB' },
      },
    }),
    sampleKinds,
  ),
  everything,
);
const old = '/apps/bills?filter=%7B%22state%22%3A%5B%22Paid%22%5D%7D';

describe('the pages of a person', () => {
  it('S2.71 have an id, a target, a title, an icon and a link each, and say whether they are bookmarks', () => {
    const [plans, bills, paid, terms] = pageEntries(sections);
    expect(plans).toEqual({
      id: 'plans',
      target: '/apps/plans',
      isBookmarked: true,
      title: 'Plans',
      icon: 'invoice',
      link: '/apps/plans',
    });
    const all = '/apps/bills?filter=%7B%7D';
    expect(bills).toMatchObject({ id: 'bills', target: '/apps/bills', link: all, isBookmarked: false });
    expect(paid).toMatchObject({ id: 'bills.Old', target: '/apps/bills', title: 'Old', link: old });
    expect(terms).toMatchObject({ id: 'page.terms', target: '/apps/terms', icon: 'policy' });
  });

  it('are named in the language that is asked for', () =>
    expect(pageEntries(german, { locale: 'de' }).map(({ title }) => title)).toEqual([
      'Tarife',
      'Bills',
      'Old',
      'AGB',
    ]));

  it('are bookmarks as the person says, and where nothing is said as the configuration does', () => {
    const said = new Map([
      ['plans', false],
      ['page.terms', true],
    ]);
    const pages = pageEntries(sections, { isBookmarked: (id) => said.get(id) });
    expect(pages.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id)).toEqual(['page.terms']);
  });

  it('are only those that the person may open', () => {
    const ability = createAbility([{ action: 'list', subject: 'plans' }]);
    expect(pageEntries(menuSections(model, ability)).map(({ id }) => id)).toEqual(['plans']);
  });
});

describe('the page at an address', () => {
  const titleAt = (address: string) => {
    const { pathname, search } = new URL(address, 'http://test.invalid');
    return pageAt(pageEntries(sections), { pathname, search })?.title;
  };

  it('is the list, however it is filtered, unless a saved query says just that', () => {
    expect(titleAt('/apps/bills')).toBe('Bills');
    expect(titleAt('/apps/bills?filter=%7B%22state%22%3A%5B%22New%22%5D%7D&page=2')).toBe('Bills');
    expect(titleAt(`${old}&page=2&order=ASC`)).toBe('Old');
  });

  it('is none at a record, a form or nowhere', () =>
    expect(['/apps/plans/1/show', '/apps/plans/create', '/apps', '/'].map(titleAt)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]));
});
