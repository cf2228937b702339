import { tones, type Action } from '../../config/action';
import { iconNames } from '../../config/icons';
import type { OptionDocs } from '../optionDoc';

/** A named thing to do with records. */
export const actionOptions: OptionDocs<Action> = {
  on: { type: 'text', oneOf: ['row', 'bulk', 'both'], required: true, doc: 'Where it is offered.' },
  call: {
    type: 'text',
    required: true,
    doc: 'A method and a path; `:id` stands for the identifier: `POST /v1/senderIds/:id/approve`.',
  },
  label: { type: 'label', doc: 'The text of the button.', default: 'the name, written as words' },
  icon: { type: 'text', oneOf: iconNames, doc: 'The icon of the button.', default: '`play`' },
  tone: {
    type: 'text',
    oneOf: tones,
    doc: 'The tone of the button and of its dialog.',
    default: '`neutral`',
  },
  confirm: {
    type: 'boolean',
    or: 'label',
    doc: 'Asks before it acts, in these words when given.',
    default: 'false',
  },
  form: {
    type: 'fields',
    doc: 'What is asked for first; the answers are the body of the call.',
    default: 'nothing',
  },
  when: {
    type: 'rule',
    doc: 'For which records it is offered. In bulk the button says how many qualify.',
    default: 'all',
  },
  can: {
    type: 'strings',
    doc: 'The right it needs, action and subject: `["approve", "senderIds"]`.',
    default: 'the name of the action and the subject of the entity',
    spec: 'S6.01',
  },
  effect: {
    type: 'map',
    doc: 'What it changes in the record: the optimistic patch, and what demo and gateway apply.',
    default: 'nothing',
  },
  copy: {
    type: 'map',
    doc: 'Fields that take over the value that another one has before the action: `{ paid: "total" }`.',
    default: 'none',
  },
  stamp: { type: 'names', doc: 'Fields that receive the moment of the action.', default: 'none' },
  then: { type: 'text', oneOf: ['stay', 'list', 'show'], doc: 'Where to go afterwards.', default: '`stay`' },
  assumed: {
    type: 'boolean',
    doc: 'The specification does not show this call.',
    default: 'false',
    spec: 'S7.128',
  },
};
