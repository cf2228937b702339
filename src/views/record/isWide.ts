import type { ResolvedField } from '../../model/resolved/resolvedField';

/** Nested values need the room of the whole row. */
export const isWide = ({ wide, children }: ResolvedField): boolean => wide || children.length > 0;
