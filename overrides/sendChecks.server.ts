import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { checkOf } from './sending/checking/check';
import { senderSettings, sendersOf } from './sending/sender';

/** What would become of a message: see docs/sending.md. */
export default defineHooks<typeof config, 'sendChecks'>({
  ...senderSettings,
  before: { create: ({ after }, context) => checkOf(after, sendersOf(context), context) },
  actions: { checkAgain: ({ after }, context) => checkOf(after, sendersOf(context), context) },
});
