import type { ResolvedField } from '../resolved/resolvedField';

/** Headings of the parts of a name, bare, in the order in which they are joined. */
const PARTS = [
  ['firstname', 'givenname', 'forename', 'vorname', 'prenom', 'primeironome', 'nomeproprio'],
  ['middlename', 'additionalname', 'weiterevornamen', 'zweitername', 'deuxiemeprenom', 'nomedomeio'],
  ['lastname', 'surname', 'familyname', 'nachname', 'familienname', 'nomdefamille', 'apelido', 'sobrenome'],
] as const;

const GIVEN = 0;
/** The last part. */
export const FAMILY = PARTS.length - 1;

/** Which part of a name a bare heading means, from 0; undefined for anything else. */
export const namePart = (heading: string): number | undefined => {
  const at = PARTS.findIndex((words) => (words as readonly string[]).includes(heading));
  return at < 0 ? undefined : at;
};

/** Words for a whole name, bare: a field that is called so takes its parts. */
const WHOLE = ['name', 'fullname', 'vollstandigername', 'nom', 'nomcomplet', 'nome', 'nomecompleto'];

/** Does a bare heading say no more than that it is a name? */
export const isNameHeading = (heading: string): boolean => WHOLE.includes(heading);

/** Is it the field of a whole name, which parts make up? */
export const isWholeName = (titles: readonly string[], field: ResolvedField): boolean =>
  field.children.length === 0 && titles.some(isNameHeading);

/**
 * The columns that make up a name: given and family name, with what stands between them. Beside a given name alone, a
 * column headed "Name" has the family name.
 */
export const partsOfName = (headings: readonly string[], whole: number | undefined): number[] => {
  const parts = headings.flatMap((heading, at) => (namePart(heading) === undefined ? [] : [at]));
  const has = (part: number) => parts.some((at) => namePart(headings[at] ?? '') === part);
  if (!has(GIVEN)) return [];
  if (has(FAMILY)) return whole === undefined ? parts : [];
  return whole === undefined ? [] : [...parts, whole];
};
