import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { createModel } from '../../src/model/resolve/createModel';
import { createWireForms } from '../../src/providers/rest/wireForms';

const entity = (fields: object) => ({ label: { one: 'O', many: 'M' }, title: '{id}', icon: 'tag', fields });
const model = createModel(
  {
    name: 'Forms',
    groups: {},
    resources: {
      authors: entity({ name: { kind: 'text' } }),
      posts: entity({
        title: { kind: 'text' },
        author: { kind: 'reference', to: 'authors' },
        readers: { kind: 'references', to: 'authors' },
        isOpen: { kind: 'boolean' },
        cents: { kind: 'number', integer: true },
        price: { kind: 'money', currency: 'EUR' },
        zip: { kind: 'text' },
        lines: {
          kind: 'items',
          of: { isDone: { kind: 'boolean' }, by: { kind: 'reference', to: 'authors' } },
        },
        place: { kind: 'group', of: { isHome: { kind: 'boolean' }, city: { kind: 'text' } } },
      }),
    },
  } as unknown as DeclaredAdmin,
  kinds,
);
const [authors, posts] = [model.resource('authors'), model.resource('posts')];

const wire = {
  _id: 4,
  title: 'A',
  author: 5,
  readers: [1, 2],
  isOpen: 0,
  cents: 1250,
  price: 12.5,
  zip: '01067',
  lines: [
    { isDone: 1, by: 5, more: 'x' },
    { isDone: 0, by: 6, more: 'y' },
  ],
  place: { isHome: 1, city: 'Ulm', lat: 48.4 },
};

describe('the forms in which values come', () => {
  it('are those of their kinds inside the app', () => {
    expect(createWireForms(kinds).read(wire, posts).record).toMatchObject({
      id: '4',
      author: '5',
      readers: ['1', '2'],
      isOpen: false,
      cents: 1250,
      lines: [{ isDone: true, by: '5' }, { isDone: false }],
      place: { isHome: true },
    });
  });

  it('are those of the record when it goes back, with what nobody knows of', () => {
    const forms = createWireForms(kinds);
    const { record } = forms.read(wire, posts);
    const { id: _, ...values } = record ?? { id: '' };
    const { _id, ...sent } = wire;
    expect(forms.write(values, { resource: posts, like: wire })).toEqual(sent);
  });

  it('are kept by what is changed', () => {
    const changed = {
      author: '7',
      readers: ['2', '9'],
      isOpen: true,
      price: '13.40',
      zip: '04109',
      lines: [
        { isDone: false, by: '6', more: 'y' },
        { isDone: true, by: '8' },
      ],
      place: { isHome: false, city: 'Bonn' },
    };
    expect(createWireForms(kinds).write(changed, { resource: posts, like: wire })).toEqual({
      author: 7,
      readers: [2, 9],
      isOpen: 1,
      price: 13.4,
      zip: '04109',
      lines: [
        { isDone: 0, by: 6, more: 'y' },
        { isDone: 1, by: 8 },
      ],
      place: { isHome: 0, city: 'Bonn', lat: 48.4 },
    });
  });

  it('are those of the same row, and of the first one where that one had none', () => {
    const lines = [
      { _id: 1, isDone: 0, by: 5 },
      { _id: 2, isDone: null, by: '6', more: 'y' },
    ];
    const changed = { lines: [{ _id: 2, isDone: true, by: '6' }] };
    expect(createWireForms(kinds).write(changed, { resource: posts, like: { ...wire, lines } })).toEqual({
      lines: [{ _id: 2, isDone: 1, by: '6', more: 'y' }],
    });
  });

  it('of a new record are those of the records that were read, and of those it points at', () => {
    const forms = createWireForms(kinds);
    const draft = { title: '12', author: '3', isOpen: true };
    expect(forms.write(draft, { resource: posts })).toEqual(draft);
    forms.read({ _id: 3, name: 'Ada' }, authors);
    forms.read({ _id: 1, title: 'A', isOpen: 1 }, posts);
    expect(forms.write(draft, { resource: posts })).toEqual({ title: '12', author: 3, isOpen: 1 });
  });

  it('of a new record are all that it has of another one', () => {
    const forms = createWireForms(kinds);
    forms.read(wire, posts);
    const fresh = { place: { isHome: false }, lines: [{ isDone: true, by: '5' }], readers: ['1'] };
    expect(forms.write(fresh, { resource: posts })).toEqual({
      place: { isHome: 0 },
      lines: [{ isDone: 1, by: 5 }],
      readers: [1],
    });
  });

  it('stay text where ids are text, however they look', () => {
    const forms = createWireForms(kinds);
    forms.read({ _id: '3', name: 'Ada' }, authors);
    expect(forms.write({ author: '3' }, { resource: posts })).toEqual({ author: '3' });
    expect(forms.write({ author: '007' }, { resource: posts, like: { author: 5 } })).toEqual({
      author: '007',
    });
  });
});
