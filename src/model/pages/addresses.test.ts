import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { defineResource } from '../../config/defineResource';
import type { Routes } from '../../config/routes';
import { createAddresses, type Place } from './addresses';

const entity = (routes: Routes, more: object = {}) =>
  defineResource({
    label: { one: 'Mail', many: 'Mails' },
    title: '{subject}',
    icon: 'email',
    fields: {
      subject: f.text({}),
      folder: f.choice({ values: { inbox: {}, sent: {}, spam: {} } }),
      labels: f.choices({ values: { personal: {}, company: {} } }),
      isStarred: f.boolean({}),
      topic: f.reference({ to: 'mails' }),
    },
    list: {
      presets: [
        { label: 'To read', filter: { folder: ['inbox'], isStarred: true } },
        { label: 'Starred', filter: { isStarred: true } },
      ],
    },
    document: {},
    routes,
    ...more,
  });

const texts: Record<string, string> = { '7': 'hello-world' };

const addressesOf = (routes: Routes, more?: object) =>
  createAddresses(modelOf({ mails: entity(routes, more) }), (_, id) => texts[id]);

const placeOf = (address: string): Place => {
  const [pathname = '', ...search] = address.split('?');
  return { pathname, search: search.length > 0 ? `?${search.join('?')}` : '' };
};

const addressOf = ({ pathname, search }: Place) => decodeURIComponent(pathname + search.replaceAll('+', ' '));

const both = (routes: Routes, more?: object) => {
  const { inner, outer } = addressesOf(routes, more);
  return {
    inner: (address: string) => addressOf(inner(placeOf(address))),
    outer: (address: string) => addressOf(outer(placeOf(address))),
  };
};

const id = '/:id';

/** Addresses of the specification and of the template behind it: the option, what people see, and what it is. */
const specified: readonly [Routes, string, string][] = [
  [{ list: '/apps/email/:folder?' }, '/apps/email', '/apps/mails'],
  [{ list: '/apps/email/:folder?' }, '/apps/email/sent', '/apps/mails?filter={"folder":["sent"]}'],
  [
    { list: ['/apps/email/:folder?', '/apps/email/label/:labels'] },
    '/apps/email/label/personal',
    '/apps/mails?filter={"labels":["personal"]}',
  ],
  [{ list: '/apps/todo/:preset?' }, '/apps/todo/starred', '/apps/mails?filter={"isStarred":true}'],
  [
    { list: '/apps/todo/:preset?' },
    '/apps/todo/to-read',
    '/apps/mails?filter={"folder":["inbox"],"isStarred":true}',
  ],
  [
    { list: '/apps/todo/:folder?/:labels?' },
    '/apps/todo/inbox/company',
    '/apps/mails?filter={"folder":["inbox"],"labels":["company"]}',
  ],
  [{ list: ['/kb', '/kb/:topic'] }, '/kb/t 1', '/apps/mails?filter={"topic":["t 1"]}'],
  [{ list: ['/kb', '/kb/find/:subject'] }, '/kb/find/a b', '/apps/mails?filter={"subject":"a b"}'],
  [{ list: '/apps/user/list' }, '/apps/user/list', '/apps/mails'],
  [{ show: '/apps/user/view/:id' }, '/apps/user/view/7', '/apps/mails/7/show'],
  [{ edit: '/pages/blog/edit/:id' }, '/pages/blog/edit/a-b', '/apps/mails/a-b'],
  [{ create: '/apps/invoice/add' }, '/apps/invoice/add', '/apps/mails/create'],
  [{ preview: `/apps/invoice/preview${id}` }, '/apps/invoice/preview/7', '/apps/mails/7/preview'],
  [{ show: '/pages/blog/detail/:subject-:id' }, '/pages/blog/detail/hello-world-7', '/apps/mails/7/show'],
  [{ show: '/apps/shop/:subject-:id' }, '/apps/shop/a~1b~0c', '/apps/mails/a-b~c/show'],
];

describe('the addresses of the specification', () => {
  it.each(specified)('S1.28 says with %o that %s is %s, and back', (routes, seen, known) => {
    const { inner, outer } = both(routes);
    expect([inner(seen), outer(known)]).toEqual([known, seen]);
  });
});

describe('a list', () => {
  const { inner, outer } = both({ list: '/apps/email/:folder?' });

  it('keeps the other parameters of its address', () => {
    expect(inner('/apps/email/sent?sort=subject&look=cards')).toBe(
      '/apps/mails?sort=subject&look=cards&filter={"folder":["sent"]}',
    );
    expect(outer('/apps/mails?filter={"folder":["sent"],"isStarred":true}&page=2')).toBe(
      '/apps/email/sent?page=2&filter={"isStarred":true}',
    );
  });

  it.each([
    '?filter={"folder":["sent","spam"]}',
    '?filter={"folder":"sent"}',
    '?filter={"folder":["gone"]}',
    '?filter={}&page=1',
    '?filter=broken',
    '?view=x',
  ])('leaves what no part can say in its parameters: %s', (search) => {
    expect(outer(`/apps/mails${search}`)).toBe(`/apps/email${search}`);
  });

  it('leads nowhere with a value that there is not, and says which address that was', () => {
    expect(inner('/apps/email/gone')).toBe('/~/apps/email/gone');
    expect(outer('/~/apps/email/gone')).toBe('/apps/email/gone');
    expect(both({ list: '/apps/todo/:preset?' }).inner('/apps/todo/gone')).toBe('/~/apps/todo/gone');
  });

  it('says no more of an address than it declares', () => {
    for (const other of [
      '/',
      '/apps/email/sent/more',
      '/apps/emails',
      '/apps/mails/7',
      '/apps/mails/7/other',
    ])
      expect([inner(other), outer(other)]).toEqual([other, other]);
  });
});

describe('a record', () => {
  it('S1.28 is found by its id, whatever stands before it', () => {
    const { inner } = both({ show: '/pages/blog/:subject-:id' });
    for (const seen of ['hello-world-7', 'wrong-7', '7', '-7'])
      expect(inner(`/pages/blog/${seen}`)).toBe('/apps/mails/7/show');
  });

  it('is named by its id alone while nobody knows its text', () => {
    expect(both({ show: '/pages/blog/:subject-:id' }).outer('/apps/mails/8/show')).toBe('/pages/blog/8');
  });

  it('keeps any id, with the signs of addresses in it', () => {
    const { inner, outer } = addressesOf({ show: '/view/:id', edit: '/edit/:subject-:id' });
    for (const each of ['a/b', '%', 'ü?#', 'a-b-c', '~', '~-~~-', 'create'])
      for (const end of ['/show', '']) {
        const known = { pathname: `/apps/mails/${encodeURIComponent(each)}${end}`, search: '?tab=2' };
        if (each !== 'create' || end !== '') expect(inner(outer(known))).toEqual(known);
      }
  });

  it('is at its former address as well, which leads on to the declared one', () => {
    const { inner, outer } = both({ show: '/view/:id' });
    expect(outer(inner('/apps/mails/7/show'))).toBe('/view/7');
  });
});

it('leaves entities that declare none where they are', () => {
  const { inner, outer } = addressesOf({});
  const place = { pathname: '/apps/mails/7/show', search: '?a=1' };
  expect([inner(place), outer(place)]).toEqual([place, place]);
});
