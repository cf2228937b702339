import type { TimedMove } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** A change of state that time brings. */
export const timedOptions: OptionDocs<TimedMove<Record<string, unknown>, Record<string, string>>> = {
  field: { type: 'text', required: true, doc: 'The choice that changes: `status`.' },
  from: { type: 'strings', required: true, doc: 'The states that time ends.' },
  to: { type: 'text', required: true, doc: 'The state that follows. It must be a declared transition.' },
  after: {
    type: 'text',
    required: true,
    doc: 'The date or moment that must have passed: a moment when it has come, a date when its day (UTC) is over.',
  },
  when: { type: 'rule', doc: 'For which records time does this.', default: 'all' },
  effect: {
    type: 'map',
    doc: 'What else changes in the record; values from the context too: `{ endAt: { $of: "currentPeriodEndsAt" } }`.',
    default: 'nothing',
  },
};
