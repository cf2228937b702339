import type { ImportOptions } from '../../config/importOptions';
import type { OptionDocs } from '../resolved/optionDoc';

/** How records come in from a file. */
export const importOptions: OptionDocs<ImportOptions<Record<string, unknown>, Record<string, unknown>>> = {
  key: {
    type: 'text',
    or: 'names',
    required: true,
    doc: 'The field that tells which record a row is about, or the fields that do so together: `phone`.',
  },
  keep: {
    type: 'rule',
    doc: 'Existing records that no import changes, such as people who opted out.',
    default: 'every record may be changed',
  },
  country: {
    type: 'text',
    doc: 'The country of phone numbers without a country code, as two capital letters: `DE`.',
    default: 'numbers need their country code',
  },
};
