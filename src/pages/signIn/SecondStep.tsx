import { useEffect, useState } from 'react';
import type { Enrolment } from '../../model/account/ownAccount';
import type { SignInMessages } from '../../locales/en/signIn';
import { Codes } from '../secondFactor/Codes';
import { Enrolling } from '../secondFactor/Enrolling';
import { Field, given, SendForm } from './SignInForm';

/** What the server wants besides the password. */
export type Asked = {
  /** Tells the server that the password was right. */
  readonly challenge: string;
  /** Whether there is a second factor already; otherwise it has to be set up now. */
  readonly isSetUp: boolean;
  readonly rememberMe: boolean;
};

export type SecondStepCalls = {
  /** Gives the code. Nobody is in before `enter`: the codes for a lost phone are shown first, where there are new ones. */
  readonly give: (asked: Pick<Asked, 'challenge' | 'rememberMe'> & { readonly code: string }) => Promise<{
    readonly recoveryCodes: readonly string[];
    readonly enter: () => void;
  }>;
  /** Begins to set one up. */
  readonly begin: (challenge: string) => Promise<Enrolment>;
};

type SecondStepProps = {
  readonly texts: SignInMessages;
  readonly host: string;
  readonly asked: Asked;
  readonly calls: SecondStepCalls;
  readonly onStartOver: () => void;
};

/** The code of an app, after the password; or first the app that shows codes. */
export const SecondStep = ({ texts, host, asked, calls, onStartOver }: SecondStepProps) => {
  const [inside, setInside] = useState<Awaited<ReturnType<SecondStepCalls['give']>>>();
  const enrolment = useEnrolment(asked, calls.begin);
  const send = async (form: FormData) => {
    const { challenge, rememberMe } = asked;
    const found = await calls.give({ challenge, rememberMe, code: given(form, 'code') });
    if (found.recoveryCodes.length === 0) found.enter();
    else setInside(found);
  };
  if (inside)
    return (
      <div className="sign-in-form">
        <h2>{texts.factor.codesTitle}</h2>
        <Codes codes={inside.recoveryCodes} texts={texts.factor} />
        <button type="button" className="sign-in-submit" onClick={inside.enter}>
          {texts.kept}
        </button>
      </div>
    );
  return (
    <>
      <h2>{asked.isSetUp ? texts.secondTitle : texts.setUpFactorTitle}</h2>
      <p>{asked.isSetUp ? texts.factor.codeHelp : texts.setUpFactorText}</p>
      {enrolment && <Enrolling enrolment={enrolment} texts={texts.factor} />}
      <SendForm texts={texts} host={host} button={[texts.secondSubmit, texts.settingUp]} onSend={send}>
        <Field
          name="code"
          label={texts.factor.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
      </SendForm>
      <div className="sign-in-form">
        <button type="button" onClick={onStartOver}>
          {texts.startOver}
        </button>
      </div>
    </>
  );
};

const useEnrolment = ({ isSetUp, challenge }: Asked, begin: SecondStepCalls['begin']) => {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  // Asked for once, whoever draws this anew: each answer has another secret.
  const [ask] = useState(() => begin);
  useEffect(() => {
    // Without it the code is refused, and one starts over.
    if (!isSetUp) ask(challenge).then(setEnrolment, () => undefined);
  }, [isSetUp, challenge, ask]);
  return enrolment;
};
