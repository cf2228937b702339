import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { neverOpenFault } from './sending/senders/quiet';

/** A rule that would let no marketing go at any time is refused when it is written. */
export default defineHooks<typeof config, 'countryRules'>({
  before: {
    create: ({ after }, { now, refusal }) => {
      const fault = neverOpenFault(after, now);
      if (fault.quietFrom) throw refusal(fault);
    },
    update: ({ after }, { now, refusal }) => {
      const fault = neverOpenFault(after, now);
      if (fault.quietFrom) throw refusal(fault);
    },
  },
});
