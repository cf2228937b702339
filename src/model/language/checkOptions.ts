import type { Check } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** A comparison that must hold. Empty values are not compared. */
export const checkOptions: OptionDocs<Check<Record<string, unknown>, Record<string, unknown>>> = {
  field: { type: 'text', required: true, doc: 'The field on the left; the message appears beside it.' },
  op: { type: 'text', oneOf: ['=', '!=', '<', '<=', '>', '>='], required: true, doc: 'The comparison.' },
  other: { type: 'text', doc: 'The field on the right.', default: '`value` is given' },
  value: {
    type: 'json',
    doc: 'The value on the right: a text, a number, or a value from the context such as `{ "$now": true }` or `{ "$today": "+7d" }`.',
    default: '`other` is given',
  },
  message: { type: 'label', required: true, doc: 'What to say when it does not hold.' },
  when: { type: 'rule', doc: 'For which records it must hold.', default: 'all' },
};
