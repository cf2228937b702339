import { measures, type Figure, type Metric } from '../../config/metric';
import type { OptionDocs } from '../resolved/optionDoc';

/** One number about the records of an entity; the list with the same filter shows what is counted. */
export const metricOptions: OptionDocs<Metric> = {
  of: { type: 'text', required: true, doc: 'The entity that is counted.' },
  where: {
    type: 'map',
    doc: 'Which of its records, as a list filters them: `{ status: ["Paid"], total_gte: "5" }`.',
    default: 'all',
  },
  measure: {
    type: 'text',
    oneOf: measures,
    doc: 'How many there are, the sum or the average of a field, or the share of a part in percent.',
    default: '`count`',
  },
  field: { type: 'text', doc: 'The number or amount that a sum or an average is about.', default: 'none' },
  part: {
    type: 'map',
    doc: 'Of a share: which of those records are the part, as a filter laid over `where`.',
    default: 'none',
  },
  during: {
    type: 'text',
    doc: 'The date or moment that tells which records belong to the time a page shows.',
    default: 'the same at all times',
  },
};

/** A number on the page of a record. */
export const figureOptions: OptionDocs<Figure> = {
  label: { type: 'label', required: true, doc: 'What the number is.' },
  metric: { type: 'object', of: metricOptions, required: true, doc: 'The number, about another entity.' },
  target: {
    type: 'text',
    required: true,
    doc: 'The reference of that entity that points here: only records that point at the one shown are counted.',
  },
};
