import { useLocation } from 'react-router';

/**
 * Whether this address was left by the person who was signed in before, as the gate notes in the history entry. Where
 * it is not for the next one too, they start at `/` instead of being told what they lack.
 */
export const useIsInherited = (): boolean => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isInherited' in state;
};
