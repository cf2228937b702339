/** How far somebody has come who has forgotten the password (S3.03, S4.08-S4.10). */
export type PasswordFlow = {
  /** A code was sent: it is asked for. */
  readonly otpSuccess: boolean;
  /** The code was good: a new password is asked for. */
  readonly setNewPassword: boolean;
  /** Why the last step was refused; '' when it was not. */
  readonly errorMsg: string;
  readonly email: string;
  readonly otp: string;
};

export type PasswordStep =
  | { readonly type: 'sent'; readonly email: string }
  | { readonly type: 'accepted'; readonly otp: string }
  | { readonly type: 'changed' }
  | { readonly type: 'refused'; readonly message: string }
  /** Back to the address, which stays as it was typed. */
  | { readonly type: 'anew' };

export const firstFlow: PasswordFlow = {
  otpSuccess: false,
  setNewPassword: false,
  errorMsg: '',
  email: '',
  otp: '',
};

const after = {
  sent: (_flow, { email }) => ({ ...firstFlow, email, otpSuccess: true }),
  accepted: ({ email }, { otp }) => ({ ...firstFlow, email, otp, setNewPassword: true }),
  changed: ({ email }) => ({ ...firstFlow, email }),
  refused: (flow, { message }) => ({ ...flow, errorMsg: message }),
  anew: ({ email }) => ({ ...firstFlow, email }),
} satisfies {
  [T in PasswordStep['type']]: (
    flow: PasswordFlow,
    step: Extract<PasswordStep, { readonly type: T }>,
  ) => PasswordFlow;
};

export const nextFlow = (flow: PasswordFlow, step: PasswordStep): PasswordFlow =>
  after[step.type](flow, step as never);
