import { analyse } from 'scslre';
import type { Source } from './sources';
import { nodesOf, type SyntaxNode } from './syntax';

/**
 * Patterns of the product that take more than linear time for some text: of two neighbours that may share what they
 * take, or of a beginning that is tried at every place. Whoever sends such a text stops the page or the gateway.
 */
export const patternFaults = (sources: readonly Source[]): string[] =>
  sources.filter(isOurs).flatMap(({ path, program }) =>
    program === undefined
      ? []
      : [...nodesOf(program)]
          .flatMap(patternOf)
          .filter(isSlow)
          .map(({ source, flags }) => `${path}: /${source}/${flags} takes quadratic time for some text`),
  );

type Pattern = { readonly source: string; readonly flags: string };

const isOurs = ({ path }: Source): boolean =>
  /^(src|server|gateway|build|tools|scripts)\/|^[^/]+\.ts$/.test(path) &&
  !/\.(test|suite|samples)\.tsx?$/.test(path);

const patternOf = ({ type, regex }: SyntaxNode): Pattern[] => {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return [];
  return 'pattern' in regex && 'flags' in regex
    ? [{ source: String(regex.pattern), flags: String(regex.flags) }]
    : [];
};

const isSlow = (pattern: Pattern): boolean => analyse(pattern, { maxReports: 1 }).reports.length > 0;
