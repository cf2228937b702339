import { useRef, useState } from 'react';
import { fill } from '../../model/values/fill';
import { download } from '../../parts/download';
import type { DemoAccount } from './DemoAccounts';
import type { Forgotten } from './ForgottenForm';
import { PlaceLink } from './PlaceLink';
import { goTo, publicPages, usePlace } from './places';
import type { Registration } from './RegisterForm';
import type { Invitation } from './InvitationForm';
import type { SetUp } from './SetUpForm';
import type { SecondStepCalls } from './SecondStep';
import type { Credentials } from './SignInForm';
import { SigningIn } from './SigningIn';
import { SkinChoice } from './SkinChoice';
import { useSignInTexts } from './SignInTexts';
import { useDownloaded } from './useDownloaded';

/** What follows it in the address is the code by which a new installation is set up; no server ever sees it. */
const SET_UP = '#setup=';

/** Of a link that was mailed to somebody who is invited: the address and the code. */
const INVITATION = /^#invitation=([^:]+):(\w+)$/;

const invitationIn = (hash: string): Invitation | undefined => {
  const [, email, otp] = INVITATION.exec(hash) ?? [];
  return email && otp ? { email: decodeURIComponent(email), otp } : undefined;
};

export type SignInPageProps = {
  readonly settings: {
    readonly name: string;
    readonly logo?: string | undefined;
    readonly demo: boolean | readonly DemoAccount[];
    readonly hosts: { readonly auth: string };
    readonly accounts: {
      readonly passwordMin: number;
      readonly forgottenPassword: boolean;
      readonly selfRegistration: boolean;
      readonly publicPages?: true;
    };
  };
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
  readonly secondStep: SecondStepCalls;
  readonly onSetUp: (asked: SetUp) => Promise<void>;
  readonly onRegister: (asked: Registration) => Promise<void>;
  readonly forgotten: Forgotten;
};

/** The page for whoever is not signed in. It is plain React and CSS: react-admin and MUI come later. */
export const SignInPage = (props: SignInPageProps) => {
  const { name, logo } = props.settings;
  const place = usePlace();
  const [chosen, setChosen] = useState<Chosen>({});
  const code = window.location.hash.startsWith(SET_UP) ? window.location.hash.slice(SET_UP.length) : '';
  const invitation = invitationIn(window.location.hash);
  const given = { ...props, chosen, onChoose: setChosen };
  return (
    <main className="sign-in">
      <section className="sign-in-card">
        <p className="sign-in-brand">
          {logo ? (
            <img src={logo} alt="" height={22} />
          ) : (
            <span className="sign-in-mark" aria-hidden="true" />
          )}
          {name}
        </p>
        {code ? (
          <SetUpPart {...props} code={code} />
        ) : invitation ? (
          <InvitationPart {...given} invitation={invitation} />
        ) : place === 'forgotten' ? (
          <ForgottenPart {...given} />
        ) : place === 'register' ? (
          <RegisterPart {...props} />
        ) : (
          <SignInPart {...given} />
        )}
      </section>
      <SkinChoice />
    </main>
  );
};

/** What the boxes begin with, and what is said above them. */
type Chosen = {
  readonly email?: string;
  readonly password?: string;
  readonly rememberMe?: boolean;
  readonly isChanged?: boolean;
  /** Counts the accounts that were chosen: also the same one anew is sent anew. */
  readonly turn?: number;
};

type PartProps = SignInPageProps & {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
};

const SignInPart = ({ settings, onSignIn, secondStep, chosen, onChoose }: PartProps) => {
  const texts = useSignInTexts();
  const { name, hosts } = settings;
  /* a convenience: without them the form is as good */
  const accounts = typeof settings.demo === 'object' ? settings.demo : undefined;
  const demo = useDownloaded(accounts !== undefined, loadAccounts);
  const { isChanged, turn = 0 } = chosen;
  const card = useRef<HTMLDivElement>(null);
  const signInAs = (account: DemoAccount) => {
    const box = card.current?.querySelector<HTMLInputElement>('[name=remember]');
    onChoose({ ...account, rememberMe: box?.checked ?? false, turn: turn + 1 });
  };
  return (
    <div ref={card}>
      <h1>{fill(texts.title, { name })}</h1>
      {isChanged && <p role="status">{texts.passwordSaved}</p>}
      <SigningIn
        key={turn}
        texts={texts}
        host={hosts.auth}
        chosen={chosen}
        onSignIn={onSignIn}
        secondStep={secondStep}
      />
      <p className="sign-in-links">
        {settings.accounts.forgottenPassword && <PlaceLink to="forgotten">{texts.forgotten}</PlaceLink>}
        {settings.accounts.selfRegistration && <PlaceLink to="register">{texts.register}</PlaceLink>}
        {settings.accounts.publicPages && <a href={publicPages}>{texts.publicPages}</a>}
      </p>
      {accounts && demo.part && (
        <demo.part.DemoAccounts texts={texts} accounts={accounts} onChoose={signInAs} />
      )}
    </div>
  );
};

const SetUpPart = ({ settings, onSetUp, code }: SignInPageProps & { readonly code: string }) => {
  const texts = useSignInTexts();
  const { part, isMissing } = useDownloaded(true, loadSetUp);
  const { name, hosts } = settings;
  if (isMissing) return <p role="alert">{texts.missing}</p>;
  return part ? (
    <part.SetUpForm texts={texts} product={name} host={hosts.auth} code={code} onSetUp={onSetUp} />
  ) : null;
};

const ForgottenPart = ({ settings, forgotten, chosen, onChoose }: PartProps) => {
  const texts = useSignInTexts();
  const { part, isMissing } = useDownloaded(true, loadForgotten);
  const { hosts, accounts } = settings;
  if (isMissing) return <p role="alert">{texts.missing}</p>;
  return part ? (
    <part.ForgottenForm
      texts={texts}
      host={hosts.auth}
      passwordMin={accounts.passwordMin}
      email={chosen.email}
      calls={forgotten}
      onChanged={(email) => {
        onChoose({ email, isChanged: true });
        goTo('signIn', { isInstead: true });
      }}
    />
  ) : null;
};

const RegisterPart = ({ settings, onRegister }: SignInPageProps) => {
  const texts = useSignInTexts();
  const { part, isMissing } = useDownloaded(true, loadRegister);
  const { name, hosts, accounts } = settings;
  if (isMissing) return <p role="alert">{texts.missing}</p>;
  return part ? (
    <part.RegisterForm
      texts={texts}
      product={name}
      host={hosts.auth}
      passwordMin={accounts.passwordMin}
      isOpen={accounts.selfRegistration}
      onRegister={onRegister}
    />
  ) : null;
};

const InvitationPart = (props: PartProps & { readonly invitation: Invitation }) => {
  const { settings, forgotten, onChoose, invitation } = props;
  const texts = useSignInTexts();
  const { part, isMissing } = useDownloaded(true, loadInvitation);
  const { name, hosts, accounts } = settings;
  if (isMissing) return <p role="alert">{texts.missing}</p>;
  return part ? (
    <part.InvitationForm
      texts={texts}
      product={name}
      host={hosts.auth}
      passwordMin={accounts.passwordMin}
      invitation={invitation}
      onChosen={async (asked) => {
        await forgotten.resetPassword(asked);
        // The code is used up.
        goTo('signIn', { isInstead: true });
        onChoose({ email: invitation.email, isChanged: true });
      }}
    />
  ) : null;
};

const loadInvitation = () => download(() => import('./InvitationForm'));
const loadRegister = () => download(() => import('./RegisterForm'));
const loadSetUp = () => download(() => import('./SetUpForm'));
const loadAccounts = () => download(() => import('./DemoAccounts'));
const loadForgotten = () => download(() => import('./ForgottenForm'));
