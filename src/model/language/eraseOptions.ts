import type { Erase } from '../../config/resource';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const options: OptionDocs<Erase<Record<string, unknown>>> = {
  by: {
    type: 'text',
    required: true,
    doc: 'The field with what says who it is, such as a phone number.',
  },
  then: {
    type: 'text',
    oneOf: ['remove', 'clear', 'stay'],
    required: true,
    doc: '`remove`: the record goes, also from the bin. `clear`: it stays without `by`, the fields of `clear`, and who it was. `stay`: nothing changes, as in an account, whose number is that of a party to a contract.',
  },
  clear: { type: 'names', doc: 'The fields that are emptied besides.', default: 'none' },
  at: {
    type: 'text',
    doc: 'The date and time that says when it was emptied. Needed with `clear`: what was computed from its values stays from then on.',
  },
  hash: {
    type: 'text',
    doc: 'The text in which a keyed hash of `by` stays: whoever asks for the value still finds the record. The keys lie in the store, go into a backup and outlive a restore.',
    default: 'nothing stays',
  },
};

/** What becomes of the records about somebody who is erased. */
export const eraseOption: OptionDoc = {
  type: 'object',
  of: options,
  doc: 'What becomes of a record when whoever it is about is erased (`erasing` of the server’s hooks). Its history and what the bell says about it lose the values with it, and every other text the value itself.',
  default: 'only texts that hold the value lose it',
};
