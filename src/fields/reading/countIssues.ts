import type { Issue } from '../../model/resolved/kind';

export type CountBounds = { readonly min?: number; readonly max?: number };

/** What is wrong with how many entries a list has. */
export const countIssues = (count: number, { min = 0, max = Infinity }: CountBounds): Issue[] => {
  if (count < min) return [{ path: '', key: 'minItems', args: { min } }];
  return count > max ? [{ path: '', key: 'maxItems', args: { max } }] : [];
};
