/** A list as one line: `a, b`; entries that hold a comma, a quote or outer blanks are quoted as in CSV. */
export const joinList = (entries: readonly string[]): string => entries.map(quote).join(', ');

/** Reads what {@link joinList} wrote; blank entries are left out. */
export const splitList = (text: string): string[] =>
  [...text.matchAll(/\s*("(?:[^"]|"")*"|[^,]*)\s*(?:,|$)/g)]
    .map(([, entry]) => unquote(entry ?? ''))
    .filter(Boolean);

const quote = (entry: string): string =>
  /[",\n]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;

const unquote = (entry: string): string =>
  /^".*"$/s.test(entry) ? entry.slice(1, -1).replaceAll('""', '"') : entry.trim();
