import { useEffect, useState } from 'react';

type Downloaded<T> = { readonly part?: T; readonly isMissing?: boolean };

/** What is downloaded once it is wanted. As plain as the page: a `lazyPart` would bring react-admin. */
export const useDownloaded = <T>(isWanted: boolean, load: () => Promise<T>): Downloaded<T> => {
  const [found, setFound] = useState<Downloaded<T>>({});
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setFound({ part }),
      () => setFound({ isMissing: true }),
    );
  }, [isWanted, load]);
  return found;
};
