import type { SharedOwner } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

export const ownerOptions: OptionDocs<SharedOwner<Record<string, unknown>>> = {
  field: { type: 'text', required: true, doc: 'The field of the record.' },
  me: {
    type: 'text',
    required: true,
    doc: 'The field of an account that holds the same. Who has nothing in it has no records.',
  },
};
