/** The entity that a page of the documentation declares, as it stands there: `defineResource({ … })`. */
export const docsEntity = (text: string): string | undefined => {
  const found = [
    ...text.matchAll(/```ts\n(?:import [^\n]*\n)*\n?export default (defineResource\([^`]*)```/g),
  ];
  if (found.length > 1) throw new Error('There is more than one entity on the page.');
  return found[0]?.[1];
};
