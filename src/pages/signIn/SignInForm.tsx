import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { fill } from './fill';
import type { SignInMessages } from '../../locales/en/signIn';

export type Credentials = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

type SignInFormProps = {
  readonly texts: SignInMessages;
  /** Named when it cannot be reached. */
  readonly host: string;
  readonly chosen?: { readonly email: string; readonly password: string } | undefined;
  /** Set where only this person can go on: the address is then fixed. */
  readonly email?: string;
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
};

export const SignInForm = ({ texts, host, chosen, email, onSignIn }: SignInFormProps) => {
  const id = useId();
  const send = (form: FormData) =>
    onSignIn({
      email: email ?? given(form, 'email'),
      password: given(form, 'password'),
      rememberMe: form.get('remember') === 'on',
    });
  return (
    <SendForm texts={texts} host={host} button={[texts.submit, texts.submitting]} onSend={send}>
      <label htmlFor={`${id}-email`}>{texts.email}</label>
      <input
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email ?? chosen?.email}
        readOnly={email !== undefined}
      />
      <label htmlFor={`${id}-password`}>{texts.password}</label>
      <PasswordInput id={`${id}-password`} texts={texts} given={chosen?.password} />
      <label className="sign-in-remember">
        <input name="remember" type="checkbox" /> {texts.remember}
      </label>
    </SendForm>
  );
};

type SendFormProps = {
  readonly texts: SignInMessages;
  readonly host: string;
  /** The words of its button, before and while it sends. */
  readonly button: readonly [ready: string, sending: string];
  readonly onSend: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
};

/** Sends what was typed, once at a time, and says why it was refused. */
export const SendForm = ({ texts, host, button: [ready, sending], onSend, children }: SendFormProps) => {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const alert = useRef<HTMLParagraphElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    setFault('');
    try {
      await onSend(new FormData(event.currentTarget));
    } catch (error) {
      setFault(describe(error, texts, host));
      alert.current?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)}>
      <p role="alert" tabIndex={-1} ref={alert} className={fault ? 'sign-in-fault' : ''}>
        {fault}
      </p>
      {children}
      <button type="submit" className="sign-in-submit" disabled={isSending}>
        {isSending ? sending : ready}
      </button>
    </form>
  );
};

type PasswordInputProps = {
  readonly id: string;
  readonly texts: SignInMessages;
  readonly given?: string | undefined;
  readonly isNew?: boolean;
};

export const PasswordInput = ({ id, texts, given, isNew = false }: PasswordInputProps) => {
  const [isPlain, setPlain] = useState(false);
  return (
    <span className="sign-in-password">
      <input
        id={id}
        name="password"
        type={isPlain ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { minLength: 12 })}
        required
        defaultValue={given}
      />
      <button type="button" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
        {isPlain ? texts.hidePassword : texts.showPassword}
      </button>
    </span>
  );
};

export const given = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The server's own refusal is shown as it came (S7.35); only what never reached it is put in our words,
 * and how long to wait follows (D-27).
 */
const describe = (error: unknown, texts: SignInMessages, host: string): string => {
  const { kind, retryAfter } = error as { readonly kind?: unknown; readonly retryAfter?: unknown };
  if (kind === 'network') return fill(texts.unreachable, { host });
  if (kind === 'timeout') return fill(texts.timeout, { host });
  if (kind === 'malformed') return fill(texts.malformed, { host });
  const said = error instanceof Error && error.message !== '' ? error.message : texts.refused;
  return typeof retryAfter === 'number' ? `${said} ${fill(texts.tryAgainIn, { seconds: retryAfter })}` : said;
};
