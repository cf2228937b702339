import type { FormKey } from '../../model/resolved/issueKeys';
import type { Issue, Parsed } from '../../model/resolved/kind';
import { isTextList } from './isTextList';
import { joinList, splitList } from './listText';

export type SeveralOptions = { readonly max?: number };

type One = {
  /** What is stored for one text; undefined for one that is refused. */
  readonly read: (text: string) => string | undefined;
  /** Why such a text is refused; its words may name it, as `text`. */
  readonly fault: FormKey;
};

/** What kinds have in common whose value is a list of texts, by the way in which they read one. */
export const severalOf = ({ read, fault }: One) => {
  const issuesOf = (texts: readonly string[]): Issue[] =>
    texts.flatMap((text, at): Issue[] => {
      if (text.trim() === '') return [{ path: String(at), key: 'required' }];
      return read(text) === undefined ? [{ path: String(at), key: fault, args: { text } }] : [];
    });
  const storedOf = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => read(text) ?? text.trim()).filter(Boolean)),
  ];
  return {
    order: 'text',
    isSortable: false,
    filter: 'holds',
    fault: (value: unknown) => (isTextList(value) ? undefined : 'notList'),
    validate: (value: string[], { max = Infinity }: SeveralOptions): Issue[] =>
      value.length > max ? [{ path: '', key: 'maxItems', args: { max } }] : issuesOf(value),
    toText: (value: string[]) => joinList(value),
    fromText: (text: string): Parsed<string[]> => {
      const texts = splitList(text);
      const [issue] = issuesOf(texts);
      return issue ? { fault: { ...issue, path: '' } } : { value: storedOf(texts) };
    },
    normalise: (value: string[]) => storedOf(value),
    check: ({ max }: SeveralOptions) =>
      max !== undefined && max < 1 ? [`max ${max} leaves no room for an entry`] : [],
    jsonSchema: ({ max }: SeveralOptions) => ({
      type: 'array',
      items: { type: 'string' },
      ...(max === undefined ? {} : { maxItems: max }),
    }),
  } as const;
};

export const maxOption = { type: 'integer', doc: 'Most entries.', default: 'no limit' } as const;
