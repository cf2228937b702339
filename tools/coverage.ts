/** The numbers of a section by the part of the product they speak of: P product, L shell, D demo. */
export type Statements = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type SectionCoverage = {
  readonly section: string;
  readonly part: string;
  readonly total: number;
  readonly covered: number;
  /** Ids of the statements that no passing test names. */
  readonly missing: readonly string[];
};

/** How many statements of each section have a passing test whose title begins with their id. A group proves nothing. */
export const coverageOf = (statements: Statements, passed: readonly string[]): SectionCoverage[] => {
  const named = new Set(passed.flatMap(idsIn));
  return Object.entries(statements).flatMap(([section, parts]) =>
    Object.entries(parts).map(([part, ranges]) => {
      const ids = idsOf(section, ranges);
      const missing = ids.filter((id) => !named.has(id));
      return { section, part, total: ids.length, covered: ids.length - missing.length, missing };
    }),
  );
};

/** Ids at the beginning of a title: `S7.02, S7.25 sends ...` names two, and so does `S7.02 S7.25 sends ...`. */
export const idsIn = (title: string): string[] => {
  const [head = ''] = /^(S\d\.\d{2,3}(?:, | and | )?)+/.exec(title) ?? [];
  return head.match(/S\d\.\d{2,3}/g) ?? [];
};

/** Ids that a title names and the specification does not have: a slip of the pen. */
export const unknownIds = (statements: Statements, passed: readonly string[]): string[] => {
  const known = new Set(
    Object.entries(statements).flatMap(([section, parts]) =>
      Object.values(parts).flatMap((ranges) => idsOf(section, ranges)),
    ),
  );
  return [...new Set(passed.flatMap(idsIn))].filter((id) => !known.has(id)).sort();
};

/** `02-04 28` of section S1 is S1.02, S1.03, S1.04 and S1.28. */
const idsOf = (section: string, ranges: string): string[] =>
  ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from(
      { length: count },
      (_, at) => `${section}.${String(Number(from) + at).padStart(2, '0')}`,
    );
  });
