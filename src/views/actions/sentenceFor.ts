/** A declared sentence for so many records; a text without a form for several says nothing of them. */
export const sentenceFor = (text: string, count: number): string | undefined =>
  count === 1 || text.includes('||||') ? text : undefined;
