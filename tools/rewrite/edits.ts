/** One piece of a file, and what stands there instead. */
export type Edit = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** The text after edits that do not overlap. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((sum, { start, end, text: put }) => sum.slice(0, start) + put + sum.slice(end), text);

type Piece = { readonly start: number; readonly end: number };

/** Takes an option out with its comma, and with its line where it has one of its own; comments stay. */
export const withoutOption = (file: string, text: string, { start, end }: Piece): Edit => {
  const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? [];
  const last = end + comma.length;
  const line = text.lastIndexOf('\n', start) + 1;
  const [rest = ''] = /^[ \t]*\n?/.exec(text.slice(last)) ?? [];
  const isOwnLine = text.slice(line, start).trim() === '' && rest.endsWith('\n');
  return { file, start: isOwnLine ? line : start, end: last + (isOwnLine ? rest.length : 0), text: '' };
};

/** The number of the line, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
