import { useLocation, useNavigate } from 'react-router';

/**
 * Puts an entry of the browser's history over that of the page, with something in its state, so that Back closes what was
 * opened and leaves the page only when it is pressed again.
 */
export const useEntryOver = () => {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  /* `to` is the address over the page, `here` the one that Back leads to, where they are not as they are */
  return (more: object, { to = search, here = search }: { to?: string; here?: string } = {}) => {
    /* the page must not jump to its top when its entry comes back */
    const { _scrollToTop, ...kept } = (state ?? {}) as { readonly _scrollToTop?: boolean };
    if (_scrollToTop || here !== search)
      void navigate({ search: here, hash }, { replace: true, state: kept });
    void navigate({ search: to, hash }, { state: { ...kept, ...more } });
  };
};
