import { useEffect, useState } from 'react';
import { useConnectionState } from '../LiveContext';

/** Milliseconds in which a connection may be gone and back without a word. */
const PATIENCE = 5000;

/** Whether the connection was there and has been gone for a while: what others change is not heard of (S7.22). */
export const useIsLost = (): boolean => {
  const state = useConnectionState();
  const [isLost, setLost] = useState(false);
  if (state !== 'lost' && isLost) setLost(false);
  useEffect(() => {
    if (state !== 'lost') return undefined;
    const timer = setTimeout(() => setLost(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  return isLost;
};
