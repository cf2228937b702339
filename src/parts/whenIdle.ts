/** Calls once nothing else is going on in the page, three seconds later at the latest. The answer calls it off. */
export const whenIdle = (begin: () => void): (() => void) => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(begin, 1000);
    return () => clearTimeout(timer);
  }
  // In a frame: a page may be idle between what it draws and the frame that paints it.
  let request = 0;
  const frame = requestAnimationFrame(() => {
    request = window.requestIdleCallback(begin, { timeout: 3000 });
  });
  return () => {
    cancelAnimationFrame(frame);
    window.cancelIdleCallback(request);
  };
};
