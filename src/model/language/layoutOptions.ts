import type { LayoutTab } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

type AnyTab = LayoutTab<Record<string, unknown>>;

const sectionOptions: OptionDocs<AnyTab['sections'][number]> = {
  label: { type: 'label', doc: 'The heading of the section.', default: 'none' },
  rail: {
    type: 'boolean',
    doc: 'On a wide screen the section of a record page stands in a narrow column beside the others: short facts, dates, prices.',
    default: 'true for a section with a heading, after the first, whose fields are all short',
  },
  fields: { type: 'names', required: true, doc: 'The fields of the section, in their order.' },
};

/** A tab of the record page and of the forms. */
export const layoutOptions: OptionDocs<AnyTab> = {
  label: { type: 'label', required: true, doc: 'The name of the tab.' },
  sections: { type: 'list', of: sectionOptions, required: true, doc: 'At least one section.' },
};
