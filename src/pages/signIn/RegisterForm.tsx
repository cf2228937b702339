import type { SignInMessages } from '../../locales/en/signIn';
import { fill } from '../../model/values/fill';
import { PlaceLink } from './PlaceLink';
import { Field, given, PasswordInput, SendForm } from './SignInForm';

export type Registration = { readonly username: string; readonly email: string; readonly password: string };

type RegisterFormProps = {
  readonly texts: SignInMessages;
  readonly product: string;
  /** Named when it cannot be reached. */
  readonly host: string;
  /** Fewest characters of a password. */
  readonly passwordMin: number;
  /** Whether people may make themselves an account here. */
  readonly isOpen: boolean;
  readonly onRegister: (asked: Registration) => Promise<void>;
};

/** Makes an account, and signs in with it (S2.55). */
export const RegisterForm = ({
  texts,
  product,
  host,
  passwordMin,
  isOpen,
  onRegister,
}: RegisterFormProps) => {
  const send = (form: FormData) =>
    onRegister({
      username: given(form, 'username').trim(),
      email: given(form, 'email').trim(),
      password: given(form, 'password'),
    });
  return (
    <>
      <h1>{fill(texts.registerTitle, { name: product })}</h1>
      {isOpen ? (
        <SendForm texts={texts} host={host} button={[texts.register, texts.sending]} onSend={send}>
          <Field name="username" label={texts.username} autoComplete="nickname" required />
          <Field name="email" label={texts.email} type="email" autoComplete="username" required />
          <label htmlFor="first-password">{texts.password}</label>
          <PasswordInput id="first-password" texts={texts} isNew min={passwordMin} />
        </SendForm>
      ) : (
        <p>{texts.registerClosed}</p>
      )}
      <p className="sign-in-links">
        <PlaceLink to="signIn">{texts.backToSignIn}</PlaceLink>
      </p>
    </>
  );
};
