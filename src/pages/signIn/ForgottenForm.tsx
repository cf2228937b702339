import { useReducer, type MouseEvent } from 'react';
import { fill } from '../../model/values/fill';
import type { SignInMessages } from '../../locales/en/signIn';
import { PlaceLink } from './PlaceLink';
import { firstFlow, nextFlow, type PasswordFlow, type PasswordStep } from './passwordFlow';
import { Field, given, PasswordInput, SendForm } from './SignInForm';

/** The three calls of a forgotten password. */
export type Forgotten = {
  readonly askForCode: (asked: { readonly email: string; readonly language: string }) => Promise<void>;
  readonly checkCode: (asked: { readonly email: string; readonly otp: string }) => Promise<void>;
  readonly resetPassword: (asked: {
    readonly email: string;
    readonly otp: string;
    readonly password: string;
  }) => Promise<void>;
};

type ForgottenFormProps = {
  readonly texts: SignInMessages;
  /** Named when it cannot be reached. */
  readonly host: string;
  /** Fewest characters of a new password. */
  readonly passwordMin: number;
  /** What was typed on the sign-in page. */
  readonly email?: string | undefined;
  readonly calls: Forgotten;
  /** The password is changed: signs in with it. */
  readonly onChanged: (email: string) => void;
};

/** A new password for who has forgotten it: address, code, password. No step is a dead end. */
export const ForgottenForm = ({ email = '', onChanged, ...props }: ForgottenFormProps) => {
  const { texts } = props;
  const [flow, step] = useReducer(nextFlow, { ...firstFlow, email });
  const refusing =
    (work: (form: FormData) => Promise<PasswordStep>) =>
    async (form: FormData): Promise<void> => {
      try {
        const next = await work(form);
        step(next);
        if (next.type === 'changed') onChanged(flow.email);
      } catch (error) {
        step({ type: 'refused', message: error instanceof Error ? error.message : texts.refused });
        throw error;
      }
    };
  const given = { ...props, flow, step, refusing };
  return (
    <>
      <h1>{texts.forgottenTitle}</h1>
      {flow.setNewPassword ? (
        <PasswordStepForm {...given} />
      ) : flow.otpSuccess ? (
        <CodeStepForm {...given} />
      ) : (
        <AddressStepForm {...given} />
      )}
      <p className="sign-in-links">
        <PlaceLink to="signIn">{texts.backToSignIn}</PlaceLink>
      </p>
    </>
  );
};

type StepProps = Omit<ForgottenFormProps, 'onChanged' | 'email'> & {
  readonly flow: PasswordFlow;
  readonly step: (step: PasswordStep) => void;
  readonly refusing: (work: (form: FormData) => Promise<PasswordStep>) => (form: FormData) => Promise<void>;
};

const AddressStepForm = ({ texts, host, calls, flow, refusing }: StepProps) => (
  <>
    <p>{texts.forgottenText}</p>
    <SendForm
      key="address"
      texts={texts}
      host={host}
      button={[texts.sendCode, texts.sending]}
      onSend={refusing(async (form) => {
        const email = given(form, 'email').trim();
        await calls.askForCode({ email, language: document.documentElement.lang });
        return { type: 'sent', email };
      })}
    >
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        defaultValue={flow.email}
      />
    </SendForm>
  </>
);

const CodeStepForm = ({ texts, host, calls, flow, step, refusing }: StepProps) => {
  const again = (event: MouseEvent) => {
    event.preventDefault();
    step({ type: 'anew' });
  };
  return (
    <>
      <p role="status">{fill(texts.codeSent, { email: flow.email })}</p>
      <SendForm
        key="code"
        texts={texts}
        host={host}
        button={[texts.checkCode, texts.sending]}
        onSend={refusing(async (form) => {
          const otp = given(form, 'otp').replaceAll(/\D/g, '');
          await calls.checkCode({ email: flow.email, otp });
          return { type: 'accepted', otp };
        })}
      >
        <Field
          name="otp"
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\s*(\d\s*){6}"
          title={texts.codeForm}
          required
          autoFocus
        />
        <button type="button" onClick={again}>
          {texts.sendAnother}
        </button>
      </SendForm>
    </>
  );
};

const PasswordStepForm = ({ texts, host, passwordMin, calls, flow, step, refusing }: StepProps) => (
  <>
    <p role="status">{texts.newPasswordText}</p>
    <SendForm
      key="password"
      texts={texts}
      host={host}
      button={[texts.savePassword, texts.sending]}
      onSend={refusing(async (form) => {
        const password = given(form, 'password');
        await calls.resetPassword({ email: flow.email, otp: flow.otp, password });
        return { type: 'changed' };
      })}
    >
      {/* So that a password manager knows whose it is. */}
      <input type="hidden" name="email" autoComplete="username" value={flow.email} readOnly />
      <label htmlFor="new-password">{texts.newPassword}</label>
      <PasswordInput id="new-password" texts={texts} isNew min={passwordMin} />
      <button type="button" onClick={() => step({ type: 'anew' })}>
        {texts.sendAnother}
      </button>
    </SendForm>
  </>
);
