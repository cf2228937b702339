import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds in which the first screen has the network to itself. */
const HEAD_START = 3000;

/** What can wait until the first screen is there and the browser has nothing else to do. */
export const AfterIdle = ({ children }: { readonly children: ReactNode }) => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isOver = false;
    const begin = () => {
      if (!isOver) setQuiet(true);
    };
    const timer = setTimeout(() => {
      // Safari has no idle callback.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: HEAD_START });
      else begin();
    }, HEAD_START);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isQuiet && children;
};
