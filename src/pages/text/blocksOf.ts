/** A part of a text: exactly one of the three. */
export type Block =
  | { readonly heading: string; readonly paragraph?: never; readonly lines?: never }
  | { readonly paragraph: string; readonly heading?: never; readonly lines?: never }
  | { readonly lines: readonly string[]; readonly heading?: never; readonly paragraph?: never };

/** Reads a text of the configuration: blank lines part it, `# ` begins a heading, `- ` each line of a list. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);

const blockOf = (part: string): Block => {
  if (part.startsWith('# ')) return { heading: part.slice(2).trim() };
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) return { lines: lines.map((line) => line.slice(2)) };
  return { paragraph: lines.join(' ') };
};
