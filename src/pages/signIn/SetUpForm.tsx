import { useId, useRef, useState, type FormEvent } from 'react';
import { fill } from './fill';
import type { SignInMessages } from '../../locales/en/signIn';
import { describe, given, PasswordInput } from './SignInForm';

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
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const alert = useRef<HTMLParagraphElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, email, password] = [given(form, 'name'), given(form, 'email'), given(form, 'password')];
    setSending(true);
    setFault('');
    try {
      await onSetUp({ code, name, email, password });
    } catch (error) {
      setFault(describe(error, texts, host));
      alert.current?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <h1>{fill(texts.setUpTitle, { name: product })}</h1>
      <p>{texts.setUpText}</p>
      <form className="sign-in-form" onSubmit={(event) => void submit(event)}>
        <p role="alert" tabIndex={-1} ref={alert} className={fault ? 'sign-in-fault' : ''}>
          {fault}
        </p>
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input id={`${id}-name`} name="name" autoComplete="name" required />
        <label htmlFor={`${id}-email`}>{texts.email}</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}-password`}>{texts.password}</label>
        <PasswordInput id={`${id}-password`} texts={texts} isNew />
        <button type="submit" className="sign-in-submit" disabled={isSending}>
          {isSending ? texts.settingUp : texts.setUp}
        </button>
      </form>
    </>
  );
};
