import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope } from '../scope';
import { isText, own } from '../untrusted';
import { isKindless } from '../walkOptions';
import { checkLink } from './checkLink';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** A field without a kind that is known; one that follows from another record lacks it where that has none for it. */
export const checkUnknownKind = (field: KnownField, place: Place): void => {
  if (isKindless(field.declared)) return checkLink(field, place);
  const { at, scope } = place;
  const kind = own(field.declared, 'kind');
  const known = Object.keys(scope.kinds).sort();
  const message = isText(kind) ? `unknown kind "${kind}"` : 'the field has no kind';
  scope.report({
    id: 'RC001',
    path: at,
    message,
    hint: isText(kind) ? hintFor(kind, known) : `Valid: ${known.join(', ')}.`,
  });
};
