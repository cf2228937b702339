import type { Related, Story } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** Records of another entity that point at this one. */
export const relatedOptions: OptionDocs<Related> = {
  resource: { type: 'text', required: true, doc: 'The other entity.' },
  target: { type: 'text', required: true, doc: 'Its reference field that points here.' },
  label: { type: 'label', doc: 'The heading.', default: 'the plural label of the other entity' },
  columns: { type: 'strings', doc: 'Fields of the other entity.', default: 'the columns of its list' },
  as: {
    type: 'text',
    oneOf: ['conversation'],
    doc: 'How it is drawn: `conversation` is what people have written, day by day, with a box to write more.',
    default: 'a list',
  },
  text: { type: 'text', doc: 'In a conversation: the field with what was written. It needs one.' },
  by: {
    type: 'text',
    doc: 'In a conversation: the reference to who wrote it, of the entity that they sign in with. What the person has written stands on the other side.',
    default: 'nobody is named',
  },
  at: {
    type: 'text',
    doc: 'In a conversation: its date or moment that says when; lists can be sorted by it.',
    default: '`createdAt`',
  },
};

/** Records of another entity in the timeline of this one. */
export const storyOptions: OptionDocs<Story> = {
  resource: { type: 'text', required: true, doc: 'The other entity.' },
  target: { type: 'text', required: true, doc: 'Its reference field that points here.' },
  at: {
    type: 'text',
    doc: 'Its date or moment that says when it happened; lists can be sorted by it.',
    default: '`createdAt`',
  },
};
