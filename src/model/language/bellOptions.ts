import type { Bell } from '../../config/resource';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const options: OptionDocs<Bell<Record<string, unknown>>> = {
  read: {
    type: 'text',
    required: true,
    doc: 'The yes-or-no field that says whether its owner has read a record.',
    spec: 'S3.16',
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
