import { shopWith } from './shop';

const book = {
  label: { one: 'Book', many: 'Books' },
  title: '{name}',
  icon: 'book',
  fields: { name: { kind: 'text', required: true } },
};
const books = { '../config/samples/books.ts': { resources: { books: book } } };

/** A mistake in samples, or in the product beside them. */
export type PlantedSample = {
  readonly id: string;
  readonly mistake: string;
  readonly files: Readonly<Record<string, unknown>>;
  readonly product?: unknown;
  readonly at: string;
  readonly hint: string;
};

export const plantedSamples: readonly PlantedSample[] = [
  {
    id: 'RC207',
    mistake: 'a sample with the key of an entity of the product',
    files: { '../config/samples/users.ts': { resources: { users: book } } },
    at: 'config/samples/users.ts resources.users',
    hint: 'another key',
  },
  {
    id: 'RC207',
    mistake: 'two samples with one key',
    files: { ...books, '../config/samples/library.ts': { resources: { books: book } } },
    at: 'config/samples/library.ts resources.books',
    hint: 'another key',
  },
  {
    id: 'RC207',
    mistake: 'a product with the heading of samples',
    product: shopWith('/groups.samples', { label: 'Mine', icon: 'tag' }),
    files: books,
    at: 'groups.samples',
    hint: 'another key',
  },
  {
    id: 'RC208',
    mistake: 'a sample whose records a server has',
    files: { '../config/samples/books.ts': { resources: { books: { ...book, api: { source: 'sms' } } } } },
    at: 'config/samples/books.ts resources.books.api.source',
    hint: 'Leave it out',
  },
  {
    id: 'RC209',
    mistake: 'an entity of the product whose records no server has',
    product: shopWith('users.api', { source: 'demo' }),
    files: {},
    at: 'users.api.source',
    hint: 'config/samples/',
  },
  {
    id: 'RC002',
    mistake: 'a sample with a menu of its own',
    files: { '../config/samples/books.ts': { resources: { books: book }, groups: {} } },
    at: 'config/samples/books.ts groups',
    hint: 'Valid: resources, dashboards, pages.',
  },
  {
    id: 'RC003',
    mistake: 'a file that brings no sample',
    files: { '../config/samples/books.ts': undefined },
    at: 'config/samples/books.ts',
    hint: 'defineSamples',
  },
];
