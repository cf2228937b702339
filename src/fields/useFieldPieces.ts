import { useContext } from 'react';
import type { ResolvedField } from '../model/resolved/resolvedField';
import type { FieldPieces } from '../overrides/defineOverrides';
import { useOverrides } from '../overrides/OverridesContext';
import { AdminContext } from './AdminContext';

type OwnPieces = FieldPieces<unknown, Readonly<Record<string, unknown>>> & {
  /** Where they come from, such as `overrides/users.tsx`. */
  readonly file: string;
};

/**
 * What `overrides/<resource>.tsx` draws of a field of the present entity. A nested field, or one of the form of an
 * action, may have the same name and is none of them.
 */
export const useFieldPieces = (field: ResolvedField): OwnPieces | undefined => {
  const own = useOverrides();
  const model = useContext(AdminContext)?.model;
  const pieces = own?.pieces?.fields?.[field.name];
  if (!own || !pieces || !model) return undefined;
  const declared = model.resource(own.resource).fields.find(({ name }) => name === field.name);
  // A choice narrowed to its next states is a copy, with the same members.
  return declared?.children === field.children ? { ...pieces, file: own.file } : undefined;
};
