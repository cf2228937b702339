import { expect, it } from 'vitest';
import { splitConfig, splitTexts } from './splitConfig';

const field = { kind: 'text', label: 'Name', fake: 'person.fullName' };
const config = {
  name: 'A',
  resources: {
    users: {
      label: { one: 'User', many: 'Users' },
      icon: 'person',
      bookmarked: true,
      fields: { name: field },
      list: { perPage: 5 },
      demo: { count: 3 },
    },
    books: {
      label: { one: 'Book', many: 'Books' },
      icon: 'list',
      api: { source: 'demo' },
      fields: { name: field },
      demo: { count: 3 },
    },
  },
};

it('keeps of every entity what the menu needs', () => {
  expect(splitConfig(config).head).toEqual({
    name: 'A',
    resources: {
      users: { label: { one: 'User', many: 'Users' }, icon: 'person', bookmarked: true, fields: {} },
      books: { label: { one: 'Book', many: 'Books' }, icon: 'list', api: { source: 'demo' }, fields: {} },
    },
  });
});

it('leaves out how demo values are made, unless they are made here', () => {
  const { bodies } = splitConfig(config);
  expect(bodies['users']).toEqual({
    fields: { name: { kind: 'text', label: 'Name' } },
    list: { perPage: 5 },
  });
  expect(bodies['books']).toEqual({ fields: { name: field }, demo: { count: 3 } });
});

it('takes the texts of pages out in all their languages', () => {
  const text = { en: 'Long', de: 'Lang' };
  const pages = { terms: { label: 'Terms', icon: 'policy', text } };
  expect(splitTexts({ name: 'A', pages })).toEqual({
    config: { name: 'A', pages: { terms: { label: 'Terms', icon: 'policy', text: '' } } },
    texts: { terms: text },
  });
  expect(splitTexts({ name: 'A' })).toEqual({ config: { name: 'A' }, texts: {} });
});

it('S1.09 keeps a saved query that the menu shows, and no other', () => {
  const shown = { label: 'Old', menu: 'history', filter: { state: 'old' } };
  const list = { perPage: 5, presets: [{ label: 'New', filter: {} }, shown] };
  const { head, bodies } = splitConfig({ resources: { users: { icon: 'person', fields: {}, list } } });
  expect(head).toEqual({ resources: { users: { icon: 'person', fields: {}, list: { presets: [shown] } } } });
  expect(bodies['users']).toEqual({ fields: {}, list });
});
