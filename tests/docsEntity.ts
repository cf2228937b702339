/** The entity that a page of the documentation declares, as it stands there: `defineResource({ … })`. */
export const docsEntity = (text: string): string | undefined => {
  const found = docsEntities(text);
  if (found.length > 1) throw new Error('There is more than one entity on the page.');
  return found[0]?.code;
};

/** All that it declares, each with the key that it is called by where it says one: `export const letters = …`. */
export const docsEntities = (text: string): { readonly key: string | undefined; readonly code: string }[] =>
  [...text.matchAll(EXPORTED)].map(([, key, code = '']) => ({ key, code }));

const EXPORTED = /```ts\n(?:import [^\n]*\n)*\n?export (?:default|const (\w+) =) (defineResource\([^`]*)```/g;
