import type { MenuGroup } from '../../config/defineAdmin';
import { iconNames } from '../../config/icons';
import type { OptionDocs } from '../resolved/optionDoc';

/** A heading of the menu. */
export const groupOptions: OptionDocs<MenuGroup> = {
  label: { type: 'label', required: true, doc: 'The heading.' },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon beside the heading.' },
  folded: {
    type: 'boolean',
    doc: 'Only the heading is shown until somebody unfolds it. What each person folds is remembered.',
    default: 'false',
  },
};
