import type { Live } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

export const liveOptions: OptionDocs<Live<Record<string, unknown>>> = {
  event: {
    type: 'text',
    required: true,
    doc: 'The event that brings a record; no two entities share one. `assumed`: the specification names none.',
  },
  owner: {
    type: 'text',
    required: true,
    doc: 'The field with the id of the person whom a record belongs to. What is of somebody else is not taken.',
  },
};
