import { areSameBytes, hexOf, randomBytes } from '../bytes';
import type { Clock } from '../clock';

/** How long the address to set up is good after the start, in milliseconds. */
export const SET_UP_TIME = 60 * 60 * 1000;

/** A secret that is shown in the terminal: whoever has it is the one who started the gateway. */
export type SetUpCode = {
  readonly code: string;
  readonly isGood: (given: string) => boolean;
  /** It has made its account: nothing is good from now on. */
  readonly use: () => void;
};

export const createSetUpCode = (clock: Clock): SetUpCode => {
  const code = hexOf(randomBytes(24));
  let isUsed = false;
  const until = clock.now() + SET_UP_TIME;
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  return {
    code,
    isGood: (given) => !isUsed && clock.now() < until && areSameBytes(bytesOf(given), bytesOf(code)),
    use: () => void (isUsed = true),
  };
};
