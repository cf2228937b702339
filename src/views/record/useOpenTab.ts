import { useLocation, useNavigate } from 'react-router';
import type { Way } from './cameFrom';

/** The name of the open tab in the address of a record: `?tab=history`. The first one has none. */
export const TAB = 'tab';

/** Which tab is open, and how to open another: the address follows, and Back still leads where one came from. */
export const useOpenTab = () => {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const asked = new URLSearchParams(search);
  const open = (key: string, isFirst = false) => {
    if (isFirst) asked.delete(TAB);
    else asked.set(TAB, key);
    const { _scrollToTop: _, page: __, ...kept } = (state ?? {}) as Way & { readonly _scrollToTop?: boolean };
    void navigate({ search: asked.toString(), hash }, { replace: true, state: kept });
  };
  return [asked.get(TAB) ?? undefined, open] as const;
};
