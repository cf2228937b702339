import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** What every new password has to be. */
export type PasswordRules = { readonly min: number; readonly mixed: boolean };

/** The kinds, of which those for passwords ask what the rules say where a field says nothing itself (`min`). */
export const withPasswordRules = (kinds: Kinds, rules: PasswordRules): Kinds => {
  const { password } = kinds;
  const ruled = (field: ResolvedField<'password'>) =>
    field.min === undefined ? { ...rules, ...field } : field;
  return {
    ...kinds,
    password: {
      ...password,
      validate: (value, field, all) =>
        password.validate(value, ruled(field as ResolvedField<'password'>), all),
      hint: (field) => password.hint?.(ruled(field as ResolvedField<'password'>)),
    },
  };
};
