import { useEffect, useState } from 'react';

/** What it was when it last stayed the same for so many milliseconds. */
export const useRested = <Value>(value: Value, pause: number): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
};

/** Says nothing new to whoever still types: a screen reader would begin again at every key. */
export const useSaid = (text: string | undefined): string | undefined => {
  const rested = useRested(text, PAUSE);
  return text === undefined ? undefined : rested;
};

/** Milliseconds: longer than between two keys of whoever types slowly. */
const PAUSE = 500;
