import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether nothing else was going on in the page since this was drawn: for what is asked for last. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
