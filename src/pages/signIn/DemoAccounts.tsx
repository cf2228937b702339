import accounts from '../../../fixtures/accounts.json';
import type { SignInMessages } from '../../locales/signInMessages';

type DemoAccountsProps = {
  readonly texts: SignInMessages;
  readonly onChoose: (account: { email: string; password: string }) => void;
};

/** The accounts a demonstration comes with; loaded only where `demo` is on. */
export const DemoAccounts = ({ texts, onChoose }: DemoAccountsProps) => (
  <section className="sign-in-demo" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">{texts.demoAccounts}</h2>
    <ul>
      {accounts.map(({ email, password }) => (
        <li key={email}>
          <code>
            {email} / {password}
          </code>
          <button
            type="button"
            onClick={() => onChoose({ email, password })}
            aria-label={`${texts.useAccount}: ${email}`}
          >
            {texts.useAccount}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
