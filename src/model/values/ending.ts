/** A text with what is put behind it: once, and behind something. */
export const withEnding = (text: string, ending: string): string => {
  const end = ending.trim();
  const isThere = end === '' || text.trim() === '' || text.includes(end);
  return isThere ? text : `${text.trimEnd()} ${end}`;
};
