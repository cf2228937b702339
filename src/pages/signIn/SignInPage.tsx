import { useEffect, useState } from 'react';
import { fill } from './fill';
import { download } from '../../parts/download';
import type { DemoAccount } from './DemoAccounts';
import type { SetUp } from './SetUpForm';
import { SignInForm, type Credentials } from './SignInForm';
import { useSignInTexts } from './SignInTexts';

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
  const settingUp = useDownloaded(code !== '', loadSetUp);
  /* a convenience: without them the form is as good */
  const accounts = typeof settings.demo === 'object' ? settings.demo : undefined;
  const demo = useDownloaded(accounts !== undefined && code === '', loadAccounts);
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
          <>
            {settingUp.isMissing && <p role="alert">{texts.missing}</p>}
            {settingUp.part && (
              <settingUp.part.SetUpForm
                texts={texts}
                product={settings.name}
                host={settings.hosts.auth}
                code={code}
                onSetUp={onSetUp}
              />
            )}
          </>
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
            {accounts && demo.part && (
              <demo.part.DemoAccounts texts={texts} accounts={accounts} onChoose={setChosen} />
            )}
          </>
        )}
      </section>
    </main>
  );
};

const loadSetUp = () => import('./SetUpForm');
const loadAccounts = () => import('./DemoAccounts');

type Downloaded<T> = { readonly part?: T; readonly isMissing?: boolean };

/* As plain as the page: a `lazyPart` would bring react-admin. */
const useDownloaded = <T,>(isWanted: boolean, load: () => Promise<T>): Downloaded<T> => {
  const [found, setFound] = useState<Downloaded<T>>({});
  useEffect(() => {
    if (!isWanted) return;
    download(load).then(
      (part) => setFound({ part }),
      () => setFound({ isMissing: true }),
    );
  }, [isWanted, load]);
  return found;
};
