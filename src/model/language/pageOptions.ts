import type { TextPage } from '../../config/defineAdmin';
import { iconNames } from '../../config/icons';
import type { OptionDocs } from '../resolved/optionDoc';

/** A page of text, or of one's own. */
export const pageOptions: OptionDocs<TextPage> = {
  label: { type: 'label', required: true, doc: 'Its heading and its entry in the menu.' },
  icon: { type: 'text', oneOf: iconNames, required: true, doc: 'The icon in the menu.' },
  group: { type: 'text', doc: 'The menu group it belongs to.', default: 'no entry in the menu' },
  route: { type: 'text', required: true, doc: 'Its path: `/apps/privacyPolicy`.' },
  subject: {
    type: 'text',
    doc: 'The subject that permissions name; whoever may show it sees the page.',
    default: 'the key',
    spec: 'S6.08',
  },
  footer: { type: 'boolean', doc: 'Whether the footer of every page links to it too.', default: 'false' },
  text: {
    type: 'label',
    doc: 'The text, where it is short: blank lines between paragraphs, `# ` before a heading, `- ` before each line of a list.',
    default:
      'the file `content/<key>.<language>.md`; in English where the language has none; or what `overrides/pages/<key>.tsx` draws',
  },
};
