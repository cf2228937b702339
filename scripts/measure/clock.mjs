import { measureFlood } from './flood.mjs';
import { measureResponsiveness } from './responsiveness.mjs';
import { measureSiege } from './siege.mjs';

/** Prints how long a page keeps from reacting, and how everybody is served under attack: so long, here and now. */
export const measureClock = async () => {
  await measureResponsiveness();
  await measureFlood();
  await measureSiege();
};
