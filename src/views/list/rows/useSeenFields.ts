import { useMemo } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useVisibleFields } from '../../useEntity';

/** Reads fields by their names: those alone that this person may see, in lists or on the page of a record. */
export const useSeenFields = () => {
  const listed = useVisibleFields('list');
  const shown = useVisibleFields('show');
  return useMemo(() => {
    const known = new Map([...shown, ...listed].map((field) => [field.name, field]));
    return (names: string | readonly string[] = []): readonly ResolvedField[] =>
      [names].flat().flatMap((name: string) => known.get(name) ?? []);
  }, [listed, shown]);
};
