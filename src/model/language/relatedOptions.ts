import type { Related, Story } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** Records of another entity that point at this one. */
export const relatedOptions: OptionDocs<Related> = {
  resource: { type: 'text', required: true, doc: 'The other entity.' },
  target: { type: 'text', required: true, doc: 'Its reference field that points here.' },
  label: { type: 'label', doc: 'The heading.', default: 'the plural label of the other entity' },
  columns: { type: 'strings', doc: 'Fields of the other entity.', default: 'the columns of its list' },
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
