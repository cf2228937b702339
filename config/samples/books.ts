import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineSamples } from '../../src/config/defineSamples';

const books = defineResource({
  label: { one: 'Sample book', many: 'Sample books' },
  menuLabel: 'Book Log',
  title: '{title}',
  icon: 'book',
  rights: { admin: ['read'] },
  fields: {
    title: f.text({ required: true, search: true, max: 200, fake: 'book.title' }),
    author: f.text({ required: true, search: true, max: 120, fake: 'book.author', note: true }),
  },
  list: { sort: ['title', 'ASC'], filters: ['author'] },
  demo: { count: 12 },
});

export default defineSamples({ resources: { books } });
