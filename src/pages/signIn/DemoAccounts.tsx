import type { SignInMessages } from '../../locales/en/signIn';

export type DemoAccount = { readonly email: string; readonly password: string };

type DemoAccountsProps = {
  readonly texts: SignInMessages;
  readonly accounts: readonly DemoAccount[];
  readonly onChoose: (account: DemoAccount) => void;
};

/** The accounts that `/config.json` names for a demonstration; a click on one signs in. */
export const DemoAccounts = ({ texts, accounts, onChoose }: DemoAccountsProps) => (
  <section className="sign-in-demo" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">{texts.demoAccounts}</h2>
    <ul>
      {accounts.map(({ email, password }) => (
        <li key={email}>
          <button
            type="button"
            onClick={() => onChoose({ email, password })}
            aria-label={`${texts.useAccount}: ${email} / ${password}`}
          >
            <code>
              {email} / {password}
            </code>
            <span aria-hidden>→</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
