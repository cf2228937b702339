import { useEffect, useRef, useState } from 'react';

/** Milliseconds between two announcements. */
const PAUSE = 5000;

/** The text for those who listen: at once, and after that its present state once in five seconds. */
export const usePolite = (text: string): string => {
  const [said, say] = useState('');
  const last = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const wait = last.current + PAUSE - performance.now();
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        say(text);
      },
      Math.max(wait, 0),
    );
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
};
