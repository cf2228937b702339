import type { FakeEach } from '../../config/fakeHint';
import type { DeclaredResource } from '../../config/resource';
import { MOST_DEMO_RECORDS } from '../../config/limits';
import type { OptionDocs } from '../resolved/optionDoc';

const eachOptions: OptionDocs<FakeEach> = {
  field: { type: 'text', required: true, doc: 'The reference to the first.' },
  when: { type: 'rule', doc: 'What the first must meet.', default: 'nothing' },
  over: { type: 'text', doc: 'The entity of the second.', default: 'one record for each first' },
  where: { type: 'rule', doc: 'What the second must meet.', default: 'nothing' },
  share: {
    type: 'text',
    doc: 'The list, of the same name in both, of which they share an entry; needed with `over`.',
    default: 'none',
  },
  copy: {
    type: 'map',
    doc: 'Fields that take over a value of the second: `{ to: "phone" }`.',
    default: 'none',
  },
  set: { type: 'map', doc: 'Fields with these values.', default: 'none' },
};

/** The demo records of an entity. */
export const demoOptions: OptionDocs<NonNullable<DeclaredResource['demo']>> = {
  count: {
    type: 'integer',
    min: 0,
    max: MOST_DEMO_RECORDS,
    doc: 'How many records the demo has at first.',
    default: '24',
  },
  each: {
    type: 'list',
    of: eachOptions,
    doc: 'More demo records, made from others: one for each, or for each pair, as a message for every contact of a campaign.',
    default: 'none',
  },
};
