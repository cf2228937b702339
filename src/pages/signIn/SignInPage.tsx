import { lazy, Suspense, useState } from 'react';
import { fill } from '../../locales/fill';
import type { DemoAccount } from './DemoAccounts';
import type { SetUp } from './SetUpForm';
import { SignInForm, type Credentials } from './SignInForm';
import { useSignInTexts } from './SignInTexts';

const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then(({ DemoAccounts: component }) => ({ default: component })),
);

const SetUpForm = lazy(() =>
  import('./SetUpForm').then(({ SetUpForm: component }) => ({ default: component })),
);

/** What follows it in the address is the code by which a new installation is set up; no server ever sees it. */
const SET_UP = '#setup=';

type SignInPageProps = {
  readonly settings: {
    readonly name: string;
    readonly logo?: string | undefined;
    readonly demo: boolean | readonly DemoAccount[];
    readonly hosts: { readonly auth: string };
  };
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
  readonly onSetUp: (asked: SetUp) => Promise<void>;
};

/** The page for whoever is not signed in. It is plain React and CSS: react-admin and MUI come later. */
export const SignInPage = ({ settings, onSignIn, onSetUp }: SignInPageProps) => {
  const texts = useSignInTexts();
  const [chosen, setChosen] = useState<{ email: string; password: string }>();
  const code = window.location.hash.startsWith(SET_UP) ? window.location.hash.slice(SET_UP.length) : '';
  return (
    <main className="sign-in">
      <section className="sign-in-card">
        <p className="sign-in-brand">
          {settings.logo ? (
            <img src={settings.logo} alt="" height={22} />
          ) : (
            <span className="sign-in-mark" aria-hidden="true" />
          )}
          {settings.name}
        </p>
        {code ? (
          <Suspense fallback={null}>
            <SetUpForm
              texts={texts}
              product={settings.name}
              host={settings.hosts.auth}
              code={code}
              onSetUp={onSetUp}
            />
          </Suspense>
        ) : (
          <>
            <h1>{fill(texts.title, { name: settings.name })}</h1>
            <SignInForm
              key={chosen?.email}
              texts={texts}
              host={settings.hosts.auth}
              chosen={chosen}
              onSignIn={onSignIn}
            />
            {typeof settings.demo === 'object' && (
              <Suspense fallback={null}>
                <DemoAccounts texts={texts} accounts={settings.demo} onChoose={setChosen} />
              </Suspense>
            )}
          </>
        )}
      </section>
    </main>
  );
};
