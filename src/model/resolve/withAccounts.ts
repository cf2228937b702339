import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

type Place = { readonly kinds: Kinds; readonly accounts: readonly string[] };

/** Fields that point at accounts, with all entities of accounts where they do not say at which. */
export const withAccounts = (fields: readonly ResolvedField[], place: Place): readonly ResolvedField[] => {
  const told = fields.map((field) => toldOne(field, place));
  return told.every((field, index) => field === fields[index]) ? fields : told;
};

const toldOne = (field: ResolvedField, place: Place): ResolvedField => {
  const children = withAccounts(field.children, place);
  const isOpen = place.kinds[field.kind].pointsAtAccounts && !('to' in field && field.to !== undefined);
  if (!isOpen && children === field.children) return field;
  return { ...field, ...(isOpen && { to: place.accounts }), children } as ResolvedField;
};
