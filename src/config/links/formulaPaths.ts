/** A name or path in the text of a formula, and where it stands there. */
export type WrittenPath = { readonly path: string; readonly from: number; readonly to: number };

/**
 * The fields that a formula names, in the order in which they stand there: neither functions nor what is quoted. Read by its
 * words alone, since the parser is not for the first list; of a formula that cannot be read it may be too many.
 */
export const formulaPaths = (formula: string): readonly WrittenPath[] =>
  Array.from(formula.matchAll(WORDS), ({ 0: word, index }): WrittenPath | undefined => {
    const path = word.replaceAll(/\s/g, '');
    const isName = /^[A-Za-z_$]/.test(path) && !VALUES.includes(path) && !path.endsWith('(');
    return isName ? { path, from: index, to: index + word.length } : undefined;
  }).filter((each) => each !== undefined);

/* A text in quotes, a number, or a name with what is taken of it, and the bracket of a call behind it. */
const WORDS =
  /(['"])(?:\\.|(?!\1|\\).)*\1?|\d[\w.]*|[A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*(?:\s*\()?/gs;

const VALUES = ['true', 'false', 'null'];

/** Between the reference and what is taken, in the name of a lookup that a formula asks for. Nobody else's name has it. */
export const BETWEEN = '$';

/** Is this the name of a lookup that a formula asks for, or asked for before it was another one? */
export const isAskedName = (name: string): boolean => name.includes(BETWEEN);
