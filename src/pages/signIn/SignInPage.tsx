import { lazy, Suspense, useState } from 'react';
import { fill } from '../../locales/fill';
import { SignInForm, type Credentials } from './SignInForm';
import { useSignInTexts } from './SignInTexts';

const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then(({ DemoAccounts: component }) => ({ default: component })),
);

type SignInPageProps = {
  readonly settings: {
    readonly name: string;
    readonly logo?: string | undefined;
    readonly demo: boolean;
    readonly hosts: { readonly auth: string };
  };
  readonly onSignIn: (credentials: Credentials) => Promise<void>;
};

/** The page for whoever is not signed in. It is plain React and CSS: react-admin and MUI come later. */
export const SignInPage = ({ settings, onSignIn }: SignInPageProps) => {
  const texts = useSignInTexts();
  const [chosen, setChosen] = useState<{ email: string; password: string }>();
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
        <h1>{fill(texts.title, { name: settings.name })}</h1>
        <SignInForm
          key={chosen?.email}
          texts={texts}
          host={settings.hosts.auth}
          chosen={chosen}
          onSignIn={onSignIn}
        />
        {settings.demo && (
          <Suspense fallback={null}>
            <DemoAccounts texts={texts} onChoose={setChosen} />
          </Suspense>
        )}
      </section>
    </main>
  );
};
