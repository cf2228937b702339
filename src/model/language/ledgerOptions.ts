import type { DeclaredResource, Ledger } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

const ledgerOptions: OptionDocs<Ledger<Record<string, unknown>>> = {
  of: { type: 'text', required: true, doc: 'The reference to the record whose balance it is: `user`.' },
  amount: {
    type: 'text',
    required: true,
    doc: 'The amount or number that an entry adds to the balance; below zero it takes away.',
  },
  keeps: {
    type: 'text',
    required: true,
    doc: 'The field of that record with the balance, the sum of its entries: `credit`. Nothing else changes it.',
  },
  after: {
    type: 'text',
    doc: 'The field of an entry that receives the balance after it.',
    default: 'none',
  },
};

/** Entries that add up to a balance. */
export const ledgerOption: OptionDocs<DeclaredResource>['ledger'] = {
  type: 'object',
  of: ledgerOptions,
  doc: 'The records are entries of a ledger: only actions make them (`creates`), nobody changes them, and each adds its amount to a balance in the same transaction. One that takes more than there is is refused.',
  default: 'none',
};
