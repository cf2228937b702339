import type { Bell } from '../../config/resource';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const aboutOptions: OptionDocs<NonNullable<Bell<Record<string, unknown>>['about']>> = {
  entity: { type: 'text', required: true, doc: 'The field with the key of its entity.' },
  record: { type: 'text', required: true, doc: 'The field with its id.' },
};

const options: OptionDocs<Bell<Record<string, unknown>>> = {
  read: {
    type: 'text',
    required: true,
    doc: 'The yes-or-no field that says whether its owner has read a record.',
    spec: 'S3.16',
  },
  text: { type: 'text', doc: 'The field with what is said below the title.', default: 'the title alone' },
  severity: {
    type: 'text',
    doc: 'The choice that says how serious it is, by its tone and icon.',
    default: 'none',
  },
  about: {
    type: 'object',
    of: aboutOptions,
    doc: 'The record that it is about: the title leads to it for whoever may see it.',
    default: 'the title leads nowhere',
  },
};

/** What is told to each person by itself. */
export const bellOption: OptionDoc = {
  type: 'object',
  of: options,
  doc: "Its records are told to each person by the bell in the bar at the top. Whoever asks, the server answers with that person's own records alone (`owner`), so it has no entry in the menu of those who own none. `api.calls.markRead` and `api.calls.clear` say how they are marked and removed.",
  default: 'none',
  spec: 'S1.20',
};
