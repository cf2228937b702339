import type { SignInMessages } from '../../locales/en/signIn';
import { fill } from '../../model/values/fill';
import type { Forgotten } from './ForgottenForm';
import { given, PasswordInput, SendForm } from './SignInForm';

/** Who is invited, and the code of the link. */
export type Invitation = { readonly email: string; readonly otp: string };

type InvitationFormProps = {
  readonly texts: SignInMessages;
  readonly product: string;
  /** Named when it cannot be reached. */
  readonly host: string;
  /** Fewest characters of a password. */
  readonly passwordMin: number;
  readonly invitation: Invitation;
  readonly onChosen: Forgotten['resetPassword'];
};

/** The first password of somebody who was invited by a link. */
export const InvitationForm = ({ texts, product, passwordMin, ...props }: InvitationFormProps) => {
  const { host, invitation, onChosen } = props;
  return (
    <>
      <h1>{texts.newPasswordTitle}</h1>
      <p>{fill(texts.invitedText, { name: product, email: invitation.email })}</p>
      <SendForm
        texts={texts}
        host={host}
        button={[texts.savePassword, texts.sending]}
        onSend={(form) => onChosen({ ...invitation, password: given(form, 'password') })}
      >
        <input type="hidden" name="email" autoComplete="username" value={invitation.email} readOnly />
        <label htmlFor="chosen-password">{texts.newPassword}</label>
        <PasswordInput id="chosen-password" texts={texts} isNew min={passwordMin} />
      </SendForm>
    </>
  );
};
