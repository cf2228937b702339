/**
 * What most people do after looking at a list is to open a row's menu. It opens at once when it has come
 * while nothing else was going on.
 */
export const prefetchNextSteps = (): (() => void) => {
  const fetchThem = () => {
    /* a download that fails now is made again, and its failure shown, when somebody asks for it */
    void import('./RowMenu').catch(() => undefined);
  };
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchThem, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(fetchThem, { timeout: 3000 });
  return () => window.cancelIdleCallback(request);
};
