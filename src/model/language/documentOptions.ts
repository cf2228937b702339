import type { DocumentOptions } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** A record as a sheet of paper; a group stands for its members everywhere. */
export const documentOptions: OptionDocs<DocumentOptions<Record<string, unknown>>> = {
  label: {
    type: 'label',
    doc: 'What the sheet is called in its head.',
    default: 'the singular label of the entity',
  },
  number: { type: 'text', doc: 'The field below the name of the sheet: `number`.', default: 'none' },
  from: {
    type: 'text',
    doc: 'Who it is from, in its head: a group, whose filled members are the lines of an address, a code such as a tax number with its label, or another field.',
    default: 'the name of the product',
  },
  to: {
    type: 'text',
    doc: 'Who it is for: a group, whose filled members are the lines of an address, or another field.',
    default: 'nobody',
  },
  head: { type: 'names', doc: 'Fields beside the address, such as its dates.', default: 'none' },
  items: { type: 'text', doc: 'The field of kind `items` that is the table.', default: 'no table' },
  totals: {
    type: 'names',
    doc: 'Numbers and amounts below the table. The last one stands out.',
    default: 'none',
  },
  payment: { type: 'names', doc: 'How it is paid: fields below the totals.', default: 'none' },
  note: { type: 'text', doc: 'The field of the last words.', default: 'none' },
};
