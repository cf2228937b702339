import { useEffect, useState, type ReactNode } from 'react';

type AfterIdleProps = {
  /** What is to be done then. */
  readonly begin: () => void;
  /** What is drawn from then on. */
  readonly children: ReactNode;
};

/** What can wait until the first screen is there and the browser has nothing else to do. */
export const AfterIdle = ({ begin: then, children }: AfterIdleProps) => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isOver = false;
    const begin = () => {
      if (isOver) return;
      then();
      setQuiet(true);
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
  }, [then]);
  return isQuiet && children;
};

/** Milliseconds in which the first screen has the network to itself. */
const HEAD_START = 3000;
