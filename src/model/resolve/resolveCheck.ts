import type { Label } from '../../config/label';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedCheck } from '../resolved/resource';

/** A comparison, with what it may leave out. */
export const resolveCheck = ({ field, op, other, value, when, message }: DeclaredCheck): ResolvedCheck => ({
  field,
  op,
  other,
  value,
  when,
  message: resolveLabel(message),
});

type DeclaredCheck = Omit<ResolvedCheck, 'message' | 'other' | 'value' | 'when'> &
  Partial<Pick<ResolvedCheck, 'other' | 'value' | 'when'>> & { readonly message: Label };
