import { useMemo } from 'react';
import { encode } from 'uqr';
import type { Enrolment } from '../../model/account/ownAccount';
import type { SignInMessages } from '../../locales/en/signIn';

type EnrollingProps = { readonly enrolment: Enrolment; readonly texts: SignInMessages['factor'] };

/** What an authenticator app has to know: as a picture to scan, and as a text to type. As plain as the sign-in page. */
export const Enrolling = ({ enrolment: { secret, address }, texts }: EnrollingProps) => (
  <>
    <p>{texts.scan}</p>
    <Picture text={address} label={texts.picture} />
    <p>
      {texts.secret}: <code style={{ overflowWrap: 'anywhere' }}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </p>
  </>
);

/* Dark on light in every skin: not every camera reads it the other way. */
const Picture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
      style={{ maxWidth: '100%', background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

const pathOf = (text: string) => {
  // The border is the quiet zone, which the standard asks for.
  const { size, data } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join('') };
};
