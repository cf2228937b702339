import type { AtLeast, OwnAccount } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** Records that must not run out. */
export const atLeastOptions: OptionDocs<AtLeast<Record<string, unknown>>> = {
  count: { type: 'integer', required: true, min: 1, doc: 'How many records there must be, 1 or more.' },
  when: {
    type: 'rule',
    required: true,
    doc: 'What these records meet. The store counts them, so `$or` and `$not` have no place here.',
  },
  message: { type: 'label', required: true, doc: 'What to say to whoever would leave fewer.' },
};

/** The record of the person who is signed in. */
export const ownAccountOptions: OptionDocs<OwnAccount<Record<string, unknown>>> = {
  locked: { type: 'names', required: true, doc: 'Fields that only somebody else may change.' },
  message: { type: 'label', required: true, doc: 'What to say to whoever tries.' },
};
