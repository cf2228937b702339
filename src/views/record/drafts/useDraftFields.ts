import { useMemo } from 'react';
import { useModel } from '../../../fields/AdminContext';
import type { Kinds } from '../../../model/resolved/kind';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useVisibleFields } from '../../useEntity';

/** The fields of a form whose input may be kept: what this person types, and never a secret. */
export const useDraftFields = (view: 'create' | 'edit'): readonly string[] => {
  const { kinds } = useModel();
  const fields = useVisibleFields(view);
  return useMemo(
    () =>
      fields
        .filter((field) => !field.readOnly && !field.compute && !isSecret(field, kinds))
        .map(({ name }) => name),
    [fields, kinds],
  );
};

const isSecret = ({ kind, children }: ResolvedField, kinds: Kinds): boolean =>
  kinds[kind].isSecret === true || children.some((child) => isSecret(child, kinds));
