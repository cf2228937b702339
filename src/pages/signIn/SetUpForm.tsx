import { useId } from 'react';
import { fill } from '../../model/values/fill';
import type { SignInMessages } from '../../locales/en/signIn';
import { given, PasswordInput, SendForm } from './SignInForm';

export type SetUp = {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

type SetUpFormProps = {
  readonly texts: SignInMessages;
  readonly product: string;
  /** Named when it cannot be reached. */
  readonly host: string;
  readonly code: string;
  readonly onSetUp: (asked: SetUp) => Promise<void>;
};

/** Makes the first administrator of a new installation, at the address that its gateway showed. */
export const SetUpForm = ({ texts, product, host, code, onSetUp }: SetUpFormProps) => {
  const id = useId();
  const send = (form: FormData) =>
    onSetUp({
      code,
      name: given(form, 'name'),
      email: given(form, 'email'),
      password: given(form, 'password'),
    });
  return (
    <>
      <h1>{fill(texts.setUpTitle, { name: product })}</h1>
      <p>{texts.setUpText}</p>
      <SendForm texts={texts} host={host} button={[texts.setUp, texts.settingUp]} onSend={send}>
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input id={`${id}-name`} name="name" autoComplete="name" required />
        <label htmlFor={`${id}-email`}>{texts.email}</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}-password`}>{texts.password}</label>
        <PasswordInput id={`${id}-password`} texts={texts} isNew />
      </SendForm>
    </>
  );
};
