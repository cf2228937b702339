import { fill } from '../../model/values/fill';
import { useSignInTexts } from './SignInTexts';

/** What is wrong with the runtime settings, all at once, in place of the product. */
export const SettingsProblems = ({ problems }: { readonly problems: readonly string[] }) => {
  const texts = useSignInTexts();
  return (
    <main className="sign-in">
      <section className="sign-in-card" role="alert">
        <h1>{fill(texts.settingsTitle, { file: '/config.json' })}</h1>
        <p>{texts.settingsText}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </section>
    </main>
  );
};
