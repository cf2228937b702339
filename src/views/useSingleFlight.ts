import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A write that is made once at a time: while it is under way, whoever asks for it again, even in the same tick, shares
 * its result. Until it has ended, the browser asks before the page is closed (E-01).
 */
export const useSingleFlight = <Args extends unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) => {
  const latest = useRef(write);
  // With the drawing: an effect that comes after it would let a fast key send what was there before.
  useLayoutEffect(() => {
    latest.current = write;
  }, [write]);
  const underWay = useRef<Promise<Result>>(undefined);
  return useCallback((...args: Args) => {
    underWay.current ??= askedBeforeLeaving(() => latest.current(...args)).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }, []);
};

const askedBeforeLeaving = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  try {
    return await write();
  } finally {
    window.removeEventListener('beforeunload', ask);
  }
};
