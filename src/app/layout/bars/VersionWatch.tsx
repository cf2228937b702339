import { useEffect, useState } from 'react';
import { lazyPart } from '../../../parts/lazyPart';
import { runningScript } from '../../../parts/whyMissing';

const NewVersion = lazyPart(async () => (await import('./NewVersion')).NewVersion, {
  failure: 'quiet',
  alone: true,
});

/** Milliseconds until the first look where nobody leaves the page and comes back. */
const FIRST = 10 * 60_000;

/** Begins to look for a newer version when somebody comes back to the page, or has been on it for a while. */
export const VersionWatch = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const start = () => setDue(true);
    const timer = setTimeout(start, FIRST);
    window.addEventListener('focus', start);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', start);
    };
  }, []);
  if (!isDue) return null;
  return <NewVersion url={import.meta.env.BASE_URL} running={runningScript()} />;
};
