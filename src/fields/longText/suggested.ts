import type { Label } from '../../config/label';

/** Texts that are often written in an input. */
export type Suggested = readonly { readonly text: Label }[];

/** What the option means, for every kind of text that has it. */
export const suggestionsOption = {
  type: 'list',
  doc: 'Texts that are often written here, offered below the input: a click writes one, or the key of its number while they have the focus, and it can be changed then. `[{ text: "The sample message does not fit the purpose." }]`.',
  default: 'none',
  of: { text: { type: 'label', required: true, doc: 'What is written, in the language of who writes.' } },
} as const;
