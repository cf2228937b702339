import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import { fill } from '../../model/values/fill';
import type { SignInMessages } from '../../locales/en/signIn';
import { doubtsIn, faultsIn, type BoxFaults } from './boxFaults';

export type Credentials = { readonly email: string; readonly password: string; readonly rememberMe: boolean };

type SignInFormProps = {
  readonly texts: SignInMessages;
  /** Named when it cannot be reached. */
  readonly host: string;
  /** What the boxes begin with; with a password it is sent at once. */
  readonly chosen?:
    { readonly email?: string; readonly password?: string; readonly rememberMe?: boolean } | undefined;
  /** Somebody whose session has ended: they have said before whether they want to be remembered. */
  readonly isAgain?: boolean;
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
};

export const SignInForm = ({ texts, host, chosen, isAgain = false, onSignIn }: SignInFormProps) => {
  const id = useId();
  const send = (form: FormData) =>
    onSignIn({
      email: given(form, 'email'),
      password: given(form, 'password'),
      rememberMe: isAgain ? chosen?.rememberMe === true : form.get('remember') === 'on',
    });
  return (
    <SendForm
      texts={texts}
      host={host}
      button={[texts.submit, texts.submitting]}
      isSentAtOnce={chosen?.password !== undefined}
      onSend={send}
    >
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={chosen?.email}
      />
      <label htmlFor={`${id}-password`}>{texts.password}</label>
      <PasswordInput
        id={`${id}-password`}
        texts={texts}
        given={chosen?.password}
        isFirst={isAgain && Boolean(chosen?.email)}
      />
      {!isAgain && (
        <label className="sign-in-remember">
          <input name="remember" type="checkbox" defaultChecked={chosen?.rememberMe} /> {texts.remember}
        </label>
      )}
    </SendForm>
  );
};

type SendFormProps = {
  readonly texts: SignInMessages;
  readonly host: string;
  /** The words of its button, before and while it sends. */
  readonly button: readonly [ready: string, sending: string];
  /** Everything is there already, and only to be sent. */
  readonly isSentAtOnce?: boolean;
  readonly onSend: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
};

/** Sends what was typed, once at a time, and says what is missing or why it was refused. */
export const SendForm = ({
  texts,
  host,
  button: [ready, sending],
  isSentAtOnce = false,
  onSend,
  children,
}: SendFormProps) => {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const [faults, setFaults] = useState<BoxFaults>({});
  const id = useId();
  const alert = useRef<HTMLParagraphElement>(null);
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isSentAtOnce) own.current?.requestSubmit();
  }, [isSentAtOnce]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = faultsIn(form, texts.required);
    setFault('');
    setFaults(missing);
    if (focusFirst(form, missing)) return;
    setSending(true);
    try {
      await onSend(new FormData(form));
    } catch (error) {
      const ofFields = faultsOf(error);
      const isNamed = focusFirst(form, ofFields);
      setFaults(isNamed || !isAboutBoxes(error) ? ofFields : doubtsIn(form));
      // What stands beside the fields is not said twice.
      if (isNamed) return;
      setFault(describe(error, texts, host));
      alert.current?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="sign-in-form" ref={own} noValidate onSubmit={(event) => void submit(event)}>
      <p role="alert" id={id} tabIndex={-1} ref={alert} className={fault ? 'sign-in-fault' : ''}>
        {fault}
      </p>
      <Faults value={{ faults, refusal: id }}>{children}</Faults>
      <button type="submit" className="sign-in-submit" disabled={isSending}>
        {isSending ? sending : ready}
      </button>
    </form>
  );
};

type Known = {
  readonly faults: BoxFaults;
  /** The id of what is said of all boxes together. */
  readonly refusal: string;
};

const Faults = createContext<Known>({ faults: {}, refusal: '' });

const faultsOf = (error: unknown): BoxFaults => {
  const { body } = error as { readonly body?: { readonly errors?: BoxFaults } };
  return body?.errors ?? {};
};

/* Not a server that is away or busy. */
const isAboutBoxes = (error: unknown): boolean => {
  const { kind } = error as { readonly kind?: unknown };
  return kind === 'refused' || kind === 'auth' || kind === 'validation';
};

/* Whether all that is wrong stands beside boxes of the form. */
const focusFirst = (form: HTMLFormElement, faults: BoxFaults): boolean => {
  const boxes = Object.keys(faults).map((name) => form.elements.namedItem(name));
  const [first] = boxes;
  if (!first || !boxes.every((box) => box instanceof HTMLInputElement)) return false;
  (first as HTMLInputElement).focus();
  return true;
};

/* What says so to everybody, and the sentence itself. */
const useFault = (name: string, id: string) => {
  const { faults, refusal } = useContext(Faults);
  const fault = faults[name];
  const marks =
    fault === undefined
      ? {}
      : { 'aria-invalid': true, 'aria-describedby': fault === '' ? refusal : `${id}-fault` };
  const sentence = fault && (
    <p id={`${id}-fault`} role="alert" className="sign-in-field-fault">
      {fault}
    </p>
  );
  return { marks, sentence };
};

type FieldProps = ComponentProps<'input'> & { readonly name: string; readonly label: string };

/** A box with its label, and below it what is wrong with what was typed. */
export const Field = ({ name, label, ...box }: FieldProps) => {
  const id = useId();
  const { marks, sentence } = useFault(name, id);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input {...box} id={id} name={name} {...marks} />
      {sentence}
    </>
  );
};

type PasswordInputProps = {
  readonly id: string;
  readonly texts: SignInMessages;
  readonly given?: string | undefined;
  readonly isNew?: boolean;
  /** The one thing that is missing: it has the focus. */
  readonly isFirst?: boolean;
  /** Fewest characters of a new one. Default: those of an administrator. */
  readonly min?: number;
};

export const PasswordInput = ({
  id,
  texts,
  given,
  isNew = false,
  isFirst = false,
  min = 12,
}: PasswordInputProps) => {
  const [isPlain, setPlain] = useState(false);
  const { marks, sentence } = useFault('password', id);
  return (
    <span className="sign-in-password">
      <input
        id={id}
        name="password"
        type={isPlain ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { minLength: min })}
        {...marks}
        required
        autoFocus={isFirst}
        defaultValue={given}
      />
      <button type="button" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
        {isPlain ? texts.hidePassword : texts.showPassword}
      </button>
      {sentence}
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
  if (typeof retryAfter !== 'number') return said;
  /* the page has no library of messages yet: the first form is for one */
  const [one = '', many = one] = texts.tryAgainIn.split(' |||| ');
  return `${said} ${fill(retryAfter === 1 ? one : many, { smart_count: retryAfter })}`;
};
