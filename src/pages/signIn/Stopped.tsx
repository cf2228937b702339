import { Component, useEffect, type ReactNode } from 'react';
import { useSignInTexts } from './SignInTexts';

type StoppedProps = {
  /** Whether a part could not be downloaded, rather than that something broke. */
  readonly isMissing?: boolean;
};

/** The last resort: a sentence and a way on. As plain as the sign-in page, since nothing else may be there. */
export const Stopped = ({ isMissing = false }: StoppedProps) => {
  const texts = useSignInTexts();
  useEffect(() => {
    if (!isMissing) return undefined;
    /* nothing is open that could be lost */
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  return (
    <main className="sign-in">
      <section className="sign-in-card">
        <p role="alert">{isMissing ? texts.missing : texts.stopped}</p>
        <button type="button" className="sign-in-submit" onClick={reload}>
          {texts.reload}
        </button>
      </section>
    </main>
  );
};

const reload = () => window.location.reload();

/** Whatever breaks below leaves a page that can be read (H-10). */
export class LastBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isStopped: boolean }
> {
  override state = { isStopped: false };

  static getDerivedStateFromError() {
    return { isStopped: true };
  }

  override render() {
    return this.state.isStopped ? <Stopped /> : this.props.children;
  }
}
