/** A list as one line: `a, b`; entries that hold a comma, a quote or outer blanks are quoted as in CSV. */
export const joinList = (entries: readonly string[]): string => entries.map(quote).join(', ');

/** Reads what {@link joinList} wrote; blank entries are left out. */
export const splitList = (text: string): string[] =>
  entriesOf(text)
    .map((entry) => unquote(entry.trim()))
    .filter(Boolean);

const entriesOf = (text: string): string[] => {
  const entries: string[] = [];
  for (let from = 0; from <= text.length;) {
    const end = endOf(text, from);
    entries.push(text.slice(from, end));
    from = end + 1;
  }
  return entries;
};

/* The next comma, or the one behind the quoted entry that begins here. */
const endOf = (text: string, from: number): number => {
  QUOTED.lastIndex = from;
  const comma = QUOTED.test(text) ? QUOTED.lastIndex : text.indexOf(',', from);
  return comma < 0 ? text.length : comma;
};

const QUOTED = /\s*"(?:[^"]|"")*"\s*(?![^,])/y;

const quote = (entry: string): string =>
  /[",\n]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;

const unquote = (entry: string): string =>
  /^".*"$/s.test(entry) ? entry.slice(1, -1).replaceAll('""', '"') : entry;
