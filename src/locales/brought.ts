/** Messages by key, nested as deep as one likes: `{ resources: { users: { name: 'User |||| Users' } } }`. */
export type Labels = { readonly [key: string]: string | Labels };

const brought = new Map<string, string>();

/** English texts that come with the part that says them. The other languages have theirs from the first page on. */
export const bringTexts = (texts: Labels, before = ''): void => {
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string') brought.set(before + name, text);
    else bringTexts(text, `${before}${name}.`);
};

/** The text of a key that was brought; undefined of all others. */
export const broughtText = (key: string): string | undefined => brought.get(key);
