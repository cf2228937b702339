import type { SignInMessages } from '../../locales/en/signIn';

type CodesProps = { readonly codes: readonly string[]; readonly texts: SignInMessages['factor'] };

/** The codes for the day on which the phone is lost. Nobody can read them again. As plain as the sign-in page. */
export const Codes = ({ codes, texts }: CodesProps) => (
  <>
    <p>{texts.codesText}</p>
    <ol aria-label={texts.codesTitle} style={{ columns: '22ch', paddingInlineStart: '3ch' }}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </>
);
