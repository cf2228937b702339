import { lazyPart } from '../../parts/lazyPart';

/** The menu of a row. */
export const RowMenu = lazyPart(async () => (await import('./table/RowMenu')).RowMenu, { failure: 'over' });

/**
 * What most people do after looking at a list is to open a row's menu. It opens at once when it has come
 * while nothing else was going on.
 */
export const prefetchNextSteps = (): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(RowMenu.prepare, 1000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(RowMenu.prepare, { timeout: 3000 });
  return () => window.cancelIdleCallback(request);
};
