import type { ComputeOptions } from '../../config/compute';
import type { OptionDocs } from '../resolved/optionDoc';

/** The functions a value can follow by; one of them. Fields are named by their key, members of rows as `items.total`. */
export const computeOptions: OptionDocs<ComputeOptions> = {
  total: { type: 'names', doc: 'The sum of these fields; empty ones count as nothing.' },
  sum: { type: 'text', doc: 'The sum of a member over all rows: `items.total`.' },
  difference: { type: 'names', doc: 'The first field less the others; empty ones count as nothing.' },
  product: { type: 'names', doc: 'These fields multiplied; empty when one of them is.' },
  percent: { type: 'names', doc: 'So much of the first field as the second says: an amount and a rate.' },
  count: { type: 'text', doc: 'How many rows or entries a field has.' },
  segments: { type: 'text', doc: 'The parts that a text takes as an SMS.' },
  daysUntil: {
    type: 'text',
    doc: 'The days from today (UTC) to a date, negative when it is over. Computed when it is read, never stored: it can be no filter, and no list is sorted by it.',
  },
};
