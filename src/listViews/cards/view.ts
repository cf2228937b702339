import type { ListViewShape } from '../../config/listViews';
import { defineListView } from '../../model/resolved/listView';

type CardsOptions<Name> = {
  readonly image?: Name;
  readonly title?: Name;
  readonly text?: Name;
  readonly facts?: readonly Name[];
  readonly marks?: readonly Name[];
};

interface CardsShape extends ListViewShape {
  readonly options: CardsOptions<this['fields']>;
}

declare module '../../config/listViews' {
  interface ListViews {
    cards: CardsShape;
  }
}

export default defineListView<'cards'>({
  name: 'cards',
  summary:
    'A card for each record, side by side where there is room: a picture, a title, a text, facts and marks.',
  label: { en: 'Cards', de: 'Karten', fr: 'Cartes', pt: 'Cartões' },
  icon: 'dashboard',
  options: {
    image: { type: 'text', doc: 'The field with its picture, or the address of one.', default: 'no picture' },
    title: {
      type: 'text',
      doc: 'The field that names the card and leads to the record.',
      default: 'the title of the entity',
    },
    text: {
      type: 'text',
      doc: 'The field with a text below the title, cut after three lines.',
      default: 'no text',
    },
    facts: {
      type: 'names',
      doc: 'Fields below it, each with its label; what is empty is left out.',
      default: 'none',
    },
    marks: {
      type: 'names',
      doc: 'Fields at the top, without labels: a state as its chip, yes or no as its name where it is yes.',
      default: 'none',
    },
  },
  fields: {
    image: {
      what: 'a picture or a web address',
      fits: (_, { isAddress, inArticle }) => isAddress === true || inArticle === 'picture',
    },
    title: true,
    text: true,
    facts: true,
    marks: true,
  },
  example: {
    fields: {
      name: { kind: 'text', required: true, search: true },
      picture: { kind: 'url' },
      description: { kind: 'longText' },
      price: { kind: 'money', currency: 'EUR' },
      state: { kind: 'choice', values: { draft: {}, live: { tone: 'success' } } },
      isFeatured: { kind: 'boolean' },
    } as never,
    options: {
      image: 'picture',
      title: 'name',
      text: 'description',
      facts: ['price'],
      marks: ['state', 'isFeatured'],
    },
  },
});
