/**
 * What most people do after looking at a list: open a row's menu, then a form. Both open at once when their
 * heaviest parts have come while nothing else was going on.
 */
export const prefetchNextSteps = (): (() => void) => {
  const fetchThem = () => {
    /* a download that fails now is made again, and its failure shown, when somebody asks for it */
    void Promise.allSettled([import('./RowMenu'), import('../record/LeaveGuard')]);
  };
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(fetchThem, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(fetchThem, { timeout: 3000 });
  return () => window.cancelIdleCallback(request);
};
